import type { PictureName } from '@/pictures'
import { promisedHours } from './promise'

const picture: PictureName = 'contact'
const house: PictureName = 'office-london'

/** The departments a message can go to (spec section 9). */
const departments = [
  { value: 'sales', label: 'Sales', reads: 'Sales: you want to hire, or to know what it costs.' },
  { value: 'support', label: 'Support', reads: 'Support: you are looking for work, at home or abroad.' },
  { value: 'hr', label: 'HR', reads: 'HR: you want to work at Alderway.' },
] as const

export type Department = (typeof departments)[number]['value']

const defaultDepartment: Department = 'support'

export const contact = {
  title: 'Contact us',
  description: `\
Write to our sales, support or HR department. A person answers you within ${promisedHours} working hours.`,
  lead: 'Write a few lines. A person reads them, and answers.',
  picture,
  departments,
  defaultDepartment,
  form: {
    title: 'Send us a message',
    submit: 'Send message',
    again: 'Send another message',
  },
  fields: {
    fullName: { label: 'Full name', hint: 'As you would like us to address you.' },
    email: { label: 'Email', hint: 'We reply to this address.' },
    department: {
      label: 'Department',
      hint: 'Sales if you want to hire, Support if you are looking for work, HR if you want to work at Alderway.',
    },
    message: { label: 'Message', hint: 'What is it about, and by when? Three sentences are enough.' },
  },
  reasons: { messageMissing: 'Write a message.' },
  messages: {
    /** With the department’s label. */
    sent: (department: string) => `Your message has been routed to the ${department} department!`,
    sentMore: 'Reply to our email, and the same person reads it.',
  },
  /** Labels for the details in `agency`. */
  details: {
    title: 'Or reach us directly',
    picture: house,
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours in London',
  },
  readers: 'Who reads it',
}
