import { paths } from '../paths'
import type { Service } from './types'

export const internationalProfessionalWorld: Service = {
  path: paths.internationalProfessionalWorld,
  title: 'Be known before you arrive',
  area: 'International',
  description:
    'A professional website for employers abroad who have never met you: valid for one year, with renewal at 50%.',
  lead: `\
An employer in another country cannot ask around about you. Your professional website answers first. It is valid for \
one year.`,
  picture: 'service-international-professional-world',
  action: { text: 'Ask for your website', to: paths.contact },
  blocks: [
    {
      kind: 'cards',
      title: 'What a reader abroad wants to know',
      intro: 'Someone there has two minutes and no idea of your town or your last company. The site tells them.',
      picture: 'specimen-phone',
      items: [
        { title: 'Where you are', text: 'Your country, your time zone and the hours at which you can talk.' },
        { title: 'What your titles mean', text: 'Degrees and job titles, with a line each in words that travel.' },
        { title: 'What you can show', text: 'Up to 6 pieces of work. Pictures say more than grades.' },
        { title: 'What you speak', text: 'Your languages with their level, and a film of you talking if you like.' },
        { title: 'When you can come', text: 'Your earliest month. No passport numbers, no private address.' },
        { title: 'How to reach you', text: 'A form that goes to your inbox and keeps your address out of sight.' },
      ],
    },
    {
      kind: 'terms',
      title: 'The year and the renewal',
      figure: '1 year',
      text: `\
Your website is online for one year from the day it goes live. After that you can renew it at 50% of the first price, \
as often as you like.`,
      smallPrint: `\
You hear from us 30 days before the year ends. If you do not renew, the site goes offline and your text and pictures \
come to you as files. Nothing renews by itself.`,
    },
    {
      kind: 'steps',
      title: 'Made at a distance, in 20 working days',
      intro: 'Counted from our first contact. You never have to travel for it.',
      steps: [
        {
          when: 'Days 1 to 4',
          title: 'Material',
          text: 'Your resume, your work and a portrait if you want one. A photo guide comes with our first message.',
        },
        {
          when: 'Days 5 to 8',
          title: 'Video call',
          text: 'One hour, at a time that suits your zone. We ask, you tell, we write.',
        },
        {
          when: 'Days 9 to 14',
          title: 'Draft in English',
          text: 'Does your target country work in another language? Then we tell you what a second version takes.',
        },
        {
          when: 'Days 15 to 18',
          title: 'A reader from there',
          text: 'A consultant who recruits for that country reads it as an employer would. You see the comments.',
        },
        {
          when: 'Day 20',
          title: 'Going live',
          text: `\
You approve it in writing. The address goes on your resume and into your applications. Your year begins.`,
        },
      ],
    },
  ],
  closing: {
    title: 'What would you show first?',
    text: 'One project, one picture, one sentence. Send it and we take it from there.',
    drawing: 'easel',
    action: { text: 'Write to us', to: paths.contact },
  },
}
