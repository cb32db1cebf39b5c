interface Advice {
  use: string
  avoid: string
  /** The folder, where it is not named as the component. */
  folder?: string
}

/** When to use each component, and when not. test/stories.test.ts asks for an entry for every one. */
export const guidance: Partial<Record<string, Advice>> = {
  'Sections/CallToAction': {
    use: 'At the end of every public page, from the layout: the two ways on, for candidates and for employers.',
    avoid: 'Don’t put it into a page, and don’t end a page with another closing call before it.',
  },
  'Sections/CardsBand': {
    use: 'For three to eight equal things with a sentence each. `columns` for employers, `sheets` for candidates.',
    avoid: 'Not for steps in order (Steps), nor for two things to weigh against each other (Comparison).',
  },
  'Sections/Checklist': {
    use: 'For papers and facts that a visitor gets ready, in groups they can tick off on paper.',
    avoid: 'Not for benefits: a tick means “have this ready”, not “included”.',
  },
  'Sections/ClientLogos': {
    use: 'Once, directly below the hero: eight wordmarks in one ink.',
    avoid: 'No colored logos, no links, no second row.',
  },
  'Sections/Closing': {
    use: 'As the last band of a service page: one question, one sentence, one action.',
    avoid: 'Not on pages that end with a form.',
  },
  'Sections/Comparison': {
    use: 'For figures of the same kind side by side: working days, prices, terms.',
    avoid: 'Not for prose, and not for more than five columns: on a phone every row becomes a card.',
  },
  'Sections/ContactForm': {
    use: 'On contact and `/hire-us`: a message to one department. `to` and `draft` set the department and the kept text.',
    avoid: 'Not for an application, which goes with a job and a file.',
  },
  'Sections/FeaturedJobs': {
    use: 'On the home page: six jobs that are known at build time, so that nothing has to load.',
    avoid: 'Not for a search result: that is JobList.',
  },
  'Sections/Footer': {
    use: 'At the end of every public page, from the layout.',
    avoid: 'Not in the admin area.',
  },
  'Sections/Hero': {
    use: 'On the home page only: four slides and the job search.',
    avoid: 'Other pages have one message: use PageHero.',
  },
  'Sections/HeroSearch': {
    use: 'Inside the hero: the shortest way to a list of jobs. It works before the script loads.',
    avoid: 'Not on the job list, which has filters.',
  },
  'Sections/HiringModels': {
    use: 'For employers: the ways to hire, with what each includes.',
    avoid: 'Not for more than three: they no longer compare at a glance.',
  },
  'Sections/History': {
    use: 'For years with an event each, oldest first.',
    avoid: 'Not for a process: nobody is at a point of it today.',
  },
  'Sections/HrSolutions': {
    use: 'On the home page: four solutions with a drawing each.',
    avoid: 'A card without a drawing of its own belongs in CardsBand.',
  },
  'Sections/Industries': {
    use: 'On the home page: eight industries, each with an icon and a line of text.',
    avoid: 'No links: there is no page for an industry.',
  },
  'Sections/LatestNews': {
    use: 'On the home page: headlines from the news service, with its loading, empty and failed states.',
    avoid: 'Not for our own posts: those are BlogCards.',
  },
  'Sections/Navbar': {
    use: 'At the top of every public page, from the layout. At 768 px and below it is a menu behind a button.',
    avoid: 'No seventh entry: the bar is full at 1024 px.',
  },
  'Sections/OfficeHours': {
    use: 'For the working day of the four offices on one clock.',
    avoid: 'Not for opening hours that differ by weekday.',
  },
  'Sections/OfficeMap': {
    use: 'In the footer: where the offices are, without a map service that learns who visits.',
    avoid: 'Not for directions: it links to a map for those.',
  },
  'Sections/OurPromise': {
    use: 'For the promise of 48 to 72 working hours, large, on ink.',
    avoid: 'No other figure: it is the signature.',
  },
  'Sections/PageHero': {
    use: 'At the top of a page with one message: title, lead, drawing and at most two actions.',
    avoid: 'Not twice on a page: it has the h1.',
  },
  'Sections/ProseBand': {
    use: 'For two to four paragraphs, with a pull quote if one sentence is worth it.',
    avoid: 'Not for anything that is a list.',
  },
  'Sections/QuestionsBand': {
    use: 'For real questions with short answers, most frequent first.',
    avoid: 'Don’t hide terms or prices in it.',
  },
  'Sections/RecruitmentProcess': {
    use: 'On the home page: the six steps as a road through the band.',
    avoid: 'Steps of a service are Steps.',
  },
  'Sections/ScrollToTop': {
    use: 'On every public page, from the layout: it appears after 200 px.',
    avoid: 'Nothing else is fixed in that corner.',
  },
  'Sections/Statistics': {
    use: 'For three to six figures that the agency stands by. Five are set very large.',
    avoid: 'No figure that is not among the claims in Voice.',
  },
  'Sections/Steps': {
    use: 'For what happens next, in order, with dates where there are any.',
    avoid: 'Not for a list whose order does not matter (CardsBand).',
  },
  'Sections/Team': {
    use: 'For the consultants, with their role and a sentence each.',
    avoid: 'Not for bylines (Byline).',
  },
  'Sections/Terms': {
    use: 'For one term that has a price or a period, and its small print.',
    avoid: 'Not for several terms: that is a Comparison.',
  },
  'Sections/Testimonials': {
    use: 'For three voices with name and role.',
    avoid: 'No invented awards or ratings.',
  },
  'Sections/Timetable': {
    use: 'For plans by month or week, on one axis.',
    avoid: 'Not for opening hours (OfficeHours).',
  },
  'Sections/WhatWeOffer': {
    use: 'On the home page: a ledger of services, each row a link.',
    avoid: 'Rows need a page to lead to.',
  },
  'Sections/WhyChooseUs': {
    use: 'On the home page: reasons with a figure each, beside a drawing.',
    avoid: 'No reason without a figure.',
  },
  'Layouts/AdminLayout': {
    use: 'Around every page of the admin area: a sidebar, on phones a bar at the top.',
    avoid: 'Not around the sign-in: nobody is in yet.',
  },
  'Layouts/PublicLayout': {
    use: 'Around every public page: navbar, main, closing call and footer.',
    avoid: 'Don’t repeat its parts in a page.',
  },
  'Layouts/PageFailed': {
    use: 'The layouts show it in the place of a page that broke or could not be loaded.',
    avoid: 'A request that fails is Failed, inside the page.',
  },
  'Layouts/OwnWindow': {
    use: 'Instead of the admin area in a frame of another site, where a visitor could be made to click.',
    avoid: 'Our own frames are allowed.',
  },
  'Layouts/NavigationProgress': {
    use: 'A bar at the top while the next page loads for more than 200 ms.',
    avoid: 'Data that loads has a skeleton instead.',
  },
  'UI/AnswerBy': {
    use: 'Next to every way to write to us: the promise as a day and an hour.',
    avoid: 'Not in data, and not without a form or a contact nearby.',
  },
  'UI/Band': {
    use: 'As the frame of every section: width, background, rhythm and heading.',
    avoid: 'No padding or background of a section’s own; no two bands of the same tone in a row, except paper.',
  },
  'UI/BlogCover': {
    use: 'For a post’s picture: its own, or a drawing chosen by its id.',
    avoid: 'Not for pictures that say something: it has no alternative text.',
  },
  'UI/Button': {
    use: 'For what happens here. `primary` is the one action of a view, `secondary` goes beside it, `quiet` into text.',
    avoid: 'A way to another page is a ButtonLink. Never two primary ones in a view.',
  },
  'UI/ButtonLink': {
    use: 'For the way to another page that matters most.',
    avoid: 'Links inside sentences stay links.',
    folder: 'Button',
  },
  'UI/Byline': {
    use: 'For author and date of a post.',
    avoid: 'Without either it shows nothing: don’t invent one.',
  },
  'UI/Card': {
    use: 'For one thing of a list. Linked, the whole card is the target.',
    avoid: 'No second link inside a linked card, no card inside a card.',
  },
  'UI/Carousel': {
    use: 'For the hero’s slides, which a visitor can pause.',
    avoid: 'Not for content that everybody must see.',
  },
  'UI/Consultant': {
    use: 'Wherever one of the five answers, writes or decides: name, role, face.',
    avoid: 'Not for authors who are not among the five: Byline has initials.',
  },
  'UI/CountUp': {
    use: 'For a figure that counts up once, when it is in sight.',
    avoid: 'Not for figures that change, or below 10.',
  },
  'UI/Emblem': {
    use: 'One for each industry, on jobs and in the list of industries.',
    avoid: 'Never as the only label: it says nothing to a screen reader.',
  },
  'UI/ExternalLink': {
    use: 'For a link to another site: new tab, no referrer, and it says so.',
    avoid: 'Not for our own pages.',
  },
  'UI/TextField': {
    use: 'For one line. The label is always in sight, the reason of an error below.',
    avoid: 'An example is no label.',
    folder: 'Field',
  },
  'UI/TextArea': { use: 'For several lines.', avoid: 'Not for one line (TextField).', folder: 'Field' },
  'UI/SelectField': {
    use: 'For one of four or more known choices.',
    avoid: 'Two or three choices are radios or links.',
    folder: 'Field',
  },
  'UI/FileField': {
    use: 'For a resume: it says what is allowed before a visitor chooses.',
    avoid: 'Not for several files.',
    folder: 'Field',
  },
  'UI/Form': {
    use: 'For every form: it lists the faults at the top, moves the focus there and keeps what was typed.',
    avoid: 'Searches are plain forms.',
  },
  'UI/Sent': {
    use: 'In the place of a form that was sent: what happens next, and by when.',
    avoid: 'Not for messages that go away (Notice).',
    folder: 'Form',
  },
  'UI/useDraft': {
    use: 'To keep what a visitor typed in this tab.',
    avoid: 'Never for passwords or files.',
    folder: 'Form',
  },
  'UI/FormSheet': { use: 'For a form with a column beside it.', avoid: 'Not for a single field.' },
  'UI/JobCard': {
    use: 'For a job in a list: title, place, type, level, salary.',
    avoid: 'Not on the job’s own page.',
  },
  'UI/JobList': { use: 'For jobs in two or three columns.', avoid: 'Not for posts.', folder: 'JobCard' },
  'UI/JobListSkeleton': {
    use: 'While jobs load, with as many cards as will come.',
    avoid: 'Not for more than a second without words beside it.',
    folder: 'JobCard',
  },
  'UI/Logo': { use: 'In navbar, footer and admin sidebar.', avoid: 'No other color, no other type, no outline.' },
  'UI/Motion': {
    use: 'For the hero’s buttons and for parts that come and go. Nothing moves under reduced motion.',
    avoid: 'Only opacity and transform; nothing that waits for it.',
  },
  'UI/Notice': {
    use: 'For a message about what a visitor just did, or why they are here.',
    avoid: 'A field’s error belongs to the field.',
  },
  'UI/Page': { use: 'Around every page: title of the tab, description, preview.', avoid: 'Not inside a page.' },
  'UI/Pagination': {
    use: 'For lists of more than one page; every page has an address.',
    avoid: 'Nothing for a list of one page.',
  },
  'UI/PersonFields': {
    use: 'For name, email and phone, the same in every form.',
    avoid: 'Don’t ask for more than a form needs.',
  },
  'UI/Picture': {
    use: 'For every drawing. Decorative unless it has `alt`.',
    avoid: 'No photos, no drawing in two places of a page.',
  },
  'UI/Portrait': {
    use: 'The drawn face of a consultant, round or square.',
    avoid: 'Not below 40 px, and not without a name beside it.',
  },
  'UI/Prose': {
    use: 'For text from data: paragraphs, headings, lists. Tags are shown as text.',
    avoid: 'Not for our own copy.',
  },
  'UI/Questions': {
    use: 'For questions that open one at a time.',
    avoid: 'Not for a single question with a long answer.',
  },
  'UI/Share': { use: 'On jobs and posts: shares, or copies the link.', avoid: 'No network’s buttons.' },
  'UI/Empty': {
    use: 'Where a list has nothing: a drawing, a sentence and a way on.',
    avoid: 'Not while it loads, and not for errors.',
    folder: 'State',
  },
  'UI/Failed': {
    use: 'Where a request failed: the spec’s words and Try again.',
    avoid: 'Blame nobody, joke never.',
    folder: 'State',
  },
  'UI/Loading': {
    use: 'While data loads: the words, and a skeleton of what comes.',
    avoid: 'No spinner.',
    folder: 'State',
  },
  'UI/Skeleton': { use: 'Inside Loading.', avoid: 'Never alone: it says nothing to a screen reader.', folder: 'State' },
  'UI/Tag': { use: 'For a word that sorts: type, level, category.', avoid: 'Not for actions or counts.' },
  'UI/Travel': {
    use: 'Around what a card and its page share, with one name for both: a job’s title, a post’s cover.',
    avoid: 'Never two with the same name on a page, and nothing that takes longer than 240 ms.',
  },
  'UI/DemoSignIn': {
    use: 'On the login page of builds with the mock backend: fills the form in.',
    avoid: 'Never outside __MOCK_BACKEND__: a build for a real backend leaves it out.',
  },
}
