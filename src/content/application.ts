/** The copy of the application form, `/jobs/{id}/apply`. */
export const application = {
  title: (jobTitle: string) => `Apply for ${jobTitle}`,
  description: 'Apply with your name, your email and your resume as a PDF. A cover letter is welcome but not required.',
  lead: 'Three things are needed: your name, your email and your resume. It takes about five minutes.',
  fields: {
    fullName: { label: 'Full name', hint: 'As it stands on your resume.' },
    email: { label: 'Email', hint: 'We answer to this address and give it to no one without asking you.' },
    resume: { label: 'Resume (PDF, up to 5 MB)', hint: 'One file. In most word processors: File, then Save as PDF.' },
    coverLetter: {
      label: 'Cover letter (optional)',
      hint: 'Why this job, and when you could start. Half a page is plenty.',
    },
  },
  submit: 'Submit application',
  reasons: {
    fullNameMissing: 'Enter your full name.',
    emailMissing: 'Enter your email address.',
    emailFormat: 'Enter an email address in the form name@example.com.',
    resumeMissing: 'Choose your resume as a PDF file.',
    resumeNotPdf: 'This file name does not end in .pdf. Save your resume as a PDF and choose it again.',
    resumeWrongType: 'Your device says that this file is not a PDF. Save your resume as a PDF and choose it again.',
    resumeNotReallyPdf: 'This file is named .pdf, but it is not a PDF inside. Export your resume as a PDF once more.',
    resumeTooLarge: 'This file is larger than 5 MB. Save a smaller version, for example with smaller pictures.',
    resumeEmpty: 'This file is empty. Check your resume and choose it again.',
  },
  success: 'Application submitted successfully!',
  successMore:
    'A consultant reads it and gets in touch within 48 to 72 working hours. Your resume goes to the employer only after you have agreed.',
  back: { text: 'See more jobs', to: '/jobs-listing' },
} as const
