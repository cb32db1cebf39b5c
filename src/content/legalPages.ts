import type { PictureName } from '@/pictures'
import { agency } from './agency'
import { legal } from './legal'
import { demoLegalPages } from './legalDemo'
import { liveLegalPages } from './legalLive'

interface LegalText {
  title: string
  picture: PictureName
  /** For search engines and link previews: one sentence, 70 to 155 characters. */
  description: string
  lead: string
  /** By heading. */
  parts: Readonly<Record<string, string>>
}

const accessibility: LegalText = {
  title: legal.accessibility,
  picture: 'legal-accessibility',
  description:
    'How this website is made for everyone, how it is tested, what is known not to work yet, and whom to tell.',
  lead: `\
Everyone should be able to find a job here, and to apply. We build to WCAG 2.2, level AA, and say here where we fall \
short.`,
  parts: {
    'What you can expect': `\
Every page works with a keyboard alone, with a screen reader, at 400% zoom, on a screen 320 pixels wide, in forced \
colors and by night. Nothing moves if your device asks for reduced motion, and the slides on the home page can be \
paused. Each form says beside the field what is wrong, and keeps what you typed.`,
    'How we test': `\
Each change is checked for contrast, names, roles and keyboard use by automatic tests. We go through the main journeys \
with the screen reader Orca in Firefox. The website has not been tried with JAWS, NVDA, VoiceOver or TalkBack, and no \
outside body has certified it.`,
    'What does not work yet': `\
Forms and filters need JavaScript, and a browser no older than Chrome 123, Firefox 125 or Safari 17.5. Resumes are \
accepted as PDF files only; if you cannot make one, write to us. Some old screen readers stay silent when a list has \
loaded. Jobs and posts that come in another language are read with an English voice.`,
    'Tell us': `\
Something is in your way? Write to ${agency.email} or call ${agency.phone.shown}: say which page and what you use. You \
can apply by email as well, with the number of the job.`,
  },
}

export const legalPages: Readonly<Record<'privacy' | 'terms' | 'accessibility', LegalText>> = {
  ...(__MOCK_BACKEND__ ? demoLegalPages : liveLegalPages),
  accessibility,
}
