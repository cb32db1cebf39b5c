/**
 * What only the owner of a live site knows. An entry without text is a gap: the pages mark it, and `npm run build:live` lists
 * it.
 */
export const gaps = {
  company: { name: 'registered name and legal form', text: '' },
  number: { name: 'company number and register', text: '' },
  office: { name: 'registered office', text: '' },
  licenses: { name: 'licenses as an employment agency, where a country asks for one', text: '' },
  forms: { name: 'what the forms send and to whom: as built, they send nothing', text: '' },
  recipients: { name: 'who else handles the data: host, mail, services', text: '' },
  retention: { name: 'how long messages and applications are kept', text: '' },
  rights: { name: 'rights of those concerned, and the authority that hears complaints', text: '' },
  law: { name: 'governing law and place of jurisdiction', text: '' },
}

/** Beside each form of a live site. Empty it with the change that makes the forms send, not before: nobody else warns. */
export const notConnected: string =
  'This form is not connected yet: nothing you type here is sent. Write to us by email instead.'

/** Returns the owner's text, or the name of the gap in brackets. */
export function fill(gap: keyof typeof gaps): string {
  const { name, text } = gaps[gap]
  return text || `[${name}]`
}

/** What was made up for the demo, and where a live site replaces it. Delete a line once that is done. */
export const invented = [
  'forms that send nothing, and say so until they do (docs/adding.md, A form that sends): notConnected in src/content/legalGaps.ts',
  'name, address, phone, email, offices and social profiles: src/content/agency.ts',
  'testimonials, client logos, numbers: src/content/home/proof.ts',
  'consultants: src/content/consultants.ts',
  'history: src/content/about.ts',
  'sample and featured jobs, whose cards open the jobs 1 to 7: src/content/sampleJobs.ts, src/content/featuredJobs.ts',
  'sample posts: src/content/sampleBlogs.ts',
  'claims of the service pages: src/content/services/',
]
