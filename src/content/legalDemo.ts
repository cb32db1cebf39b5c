import { agency } from './agency'
import { legal } from './legal'

/** Of a build with the mock backend. */
export const demoLegalPages = {
  privacy: {
    title: legal.privacy,
    picture: 'legal-privacy',
    description: 'What this website does with what you type: where it stays, who could read it and how you remove it.',
    lead: `\
Nothing that you type here leaves your browser. This website is a demo: its forms show what would happen, and send \
nothing.`,
    parts: {
      'What stays, and where': `\
What you type into a form stays in this tab until you send it or close the tab, so that a reload loses nothing. Your \
choice of theme, a login to the admin area and what you set in the demo’s panel stay in this browser. So does a copy of \
the demo, which opens without a network.`,
      'Cookies and other websites': `\
We set no cookies, count no visits and load nothing from other websites. The map is a drawing. A link to another \
website opens in a new tab, and from there on that website’s notice applies.`,
      'Your resume': `\
A resume that you choose is read in your browser, only to see whether it is a PDF. If we worked with you, it would go \
to an employer after you had said yes, and to nobody before.`,
      'How to remove it': `\
To remove everything, clear this website’s data in your browser. For questions, write to ${agency.email}.`,
    },
  },
  terms: {
    title: legal.terms,
    picture: 'legal-terms',
    description: 'What you can rely on here and what is invented: a demo’s agency, people, openings and news.',
    lead: `\
This website is a demo. The agency, its people, its clients, its openings, its social profiles and its news are \
invented. You came here from a headline? There is no article behind it.`,
    parts: {
      'What you can do': `\
You can look around, fill in the forms and log in with what the login page shows. Nobody hires you, charges you or \
writes to you because of it. “You hear from us” is what a real agency would promise.`,
      'What to rely on': `\
The salaries, times and figures are plausible and nothing more. What these pages say of verification, immigration and \
contracts is no advice on your case. Ask somebody who knows the law where you are.`,
      'Names and drawings': `\
Names of companies and people were made up. If one of them is yours, tell us at ${agency.email} and we change it. \
The drawings of people follow Open Peeps by Pablo Stanley, which are in the public domain.`,
    },
  },
} as const
