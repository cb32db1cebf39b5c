import type { PictureName } from '@/pictures'

const picture: PictureName = 'specimen-resume'

export const application = {
  applyFor: 'Apply for',
  title: (jobTitle: string) => `Apply for ${jobTitle}`,
  /** Used until the job's title is known. */
  thisJob: 'this job',
  back: { text: 'Back to the job' },
  detailsFailed: 'The job’s title could not be loaded. You can apply all the same.',
  description: 'Apply with your name, your email and your resume as a PDF. A cover letter is welcome but not required.',
  /** For search engines and link previews. */
  describe: (job: string) =>
    `Apply for ${job}: with your name, your email and your resume as a PDF, in about five minutes.`,
  lead: 'You need your name, your email and your resume. It takes about five minutes.',
  fields: {
    fullName: { label: 'Full name', hint: 'As on your resume.' },
    email: { label: 'Email', hint: 'We reply to this address and give it to no one without asking you.' },
    resume: {
      label: 'Resume (PDF, up to 5 MB)',
      hint: 'Required, one file. In most word processors: File, then Save as PDF.',
    },
    coverLetter: {
      label: 'Cover letter (optional)',
      hint: 'Why this job, and when you could start. Half a page is plenty.',
    },
  },
  /** The field cuts a name where it is narrow, or text large. */
  chosen: (file: string) => `Chosen: ${file}`,
  /** A browser keeps words for us, but no file. */
  chooseAgain: 'What you wrote is still here. Choose the file again.',
  submit: 'Submit application',
  again: 'Send another application',
  reasons: {
    resumeMissing: 'Choose your resume as a PDF file.',
    resumeNotPdf: 'This file name does not end in .pdf. Save your resume as a PDF and choose it again.',
    resumeWrongType: 'Your device says that this file is not a PDF. Save your resume as a PDF and choose it again.',
    resumeNotReallyPdf:
      'This file is named .pdf, but it is not a PDF inside. Save your resume as a PDF and choose it again.',
    resumeTooLarge: 'This file is larger than 5 MB. Save it again, with smaller pictures.',
    resumeUnreadable: 'This file could not be read. It may have been moved or renamed: choose it again.',
    resumeEmpty: 'This file is empty. Save your resume as a PDF and choose it again.',
  },
  success: 'Application submitted successfully!',
  successMore: 'Your resume goes to the employer only after you have agreed.',
  next: {
    title: 'What happens next',
    picture,
    alt: 'A resume that we have marked: dates and a result are ticked, tasks are struck out. Two pages are enough.',
    steps: [
      { when: 'Today', text: 'Your application reaches the consultant who looks after this job.' },
      {
        when: 'Within 3 working days',
        text: 'You hear from us: an invitation to a call if it fits, an honest line if it does not.',
      },
      { when: 'After the call', text: 'Your resume goes to the employer, if you agree.' },
    ],
  },
} as const
