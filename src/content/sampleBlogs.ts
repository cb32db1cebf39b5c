import type { Blog } from '@/contract/endpoints'
import { daysAgo } from './daysAgo'

/** Shown if the blog service fails (spec section 3). */
export const sampleBlogs = [
  {
    id: '1',
    title: 'How to write a resume that is read to the end',
    author: 'Claire Beaumont',
    date: daysAgo(4),
    description:
      'The first reader of your resume has a pile and little time. Here is how to make yours easy to say yes to.',
    imageUrl: 'blog-1',
    content: `\
The first person to open your resume has a pile of them and a job to fill by Friday. They are not looking for reasons \
to admire you. They are looking for four or five things from the ad, and for any sign that you might not have them. A \
good resume puts those things where the eye falls first.
## Start with the ad, not with yourself
Print the ad and underline every requirement that could be checked: a license, a tool, a number of years, a language. \
Then look at the top third of your first page. If an underlined item is true of you and is not there, move it up. If \
it is not true of you, leave it out and do not hint at it. The interview will find out.

Use the ad’s own words where they are accurate. If it says “accounts payable” and you wrote “supplier payments,” \
change yours. Both people and software search by the words they know.
## Say what changed because you were there
Most job entries list duties. Duties tell the reader what the job was, not how you did in it. For each of your last \
two jobs, write three lines in this shape: what you did, on what scale, and what came of it.
- Weak: Responsible for stock control.
- Better: Counted stock monthly for 3 shops and about 4,000 lines.
- Best: Counted stock monthly for 3 shops; write-offs fell from 6% to 2% in a year.
![](resume)

If you have no figures, use size instead. How many people, how many orders, how often, how large a budget. An honest \
small number is worth more than a grand adjective.
## Keep the shape plain
Two pages are enough for most people, and one is enough for your first five years. Use one column, ordinary headings \
and dates on the right. Avoid tables, text boxes and ratings in stars: some systems lose their contents, and nobody \
knows what four stars in Excel means. Save it as a PDF, and give the file your own name.
## Deal with the gap
If there is a gap of more than a few months, give it one line with dates. “2024: full-time care of a parent” answers \
the question. Silence invites a worse guess.
## Read it aloud once
Then hand it to someone outside your trade for thirty seconds and take it back. Ask them what you do and what you are \
good at. If they can tell you, the resume is finished. If they cannot, the trouble is nearly always in the first ten \
lines, and that is where to spend your next hour.`,
  },
  {
    id: '2',
    title: 'Five interview questions, and what each one is asking',
    author: 'Grace Adeyemi',
    date: daysAgo(17),
    description: `\
Most interview questions have a second question inside them. Answer that one and you will sound prepared without \
reciting.`,
    imageUrl: 'blog-2',
    content: `\
You cannot rehearse every question. You can learn what the common ones are for. An interviewer asks because they have \
to decide something, and once you know what it is, your answer gets shorter and better.
## “Tell me about yourself”
They are asking: can you pick out what matters here? Take ninety seconds. Say what you do now, the one or two earlier \
things that led to this job, and why you applied. Stop there. Your school days belong in the story only if you have \
just graduated.
## “Why do you want to leave your job?”
They are asking: will the same thing happen with us? Name something you want more of, and show that this job has it. \
“I plan one region and I would like to plan three” is a reason. A list of complaints is a warning, even when every \
item on it is fair.
## “Tell me about a time something went wrong”
They are asking: do you notice, do you own it, and do you change? Choose a real mistake of yours, of moderate size. \
Give the situation in two sentences and your own part in one. Then spend most of the answer on what you did next and \
what you do differently now.
- Do not choose a failing that is secretly a virtue.
- Do not choose a mistake that was really a colleague’s.
- Do have a second example ready, because good interviewers ask for one.
## “What are your salary expectations?”
They are asking: is it worth going on? Give a range you have checked, whose lower end you would accept. You may also \
ask for theirs first: “What has been budgeted for the job?” is a polite and ordinary question.
## “Do you have any questions for us?”
They are asking: have you thought about doing this job, or only about getting it? Bring three questions about the \
work itself.
- What would you want finished by the end of my third month?
- Who would I depend on most, and who would depend on me?
- What made the last person in this job good at it?
## The night before
Write five short stories from your own work on one sheet: a success, a mistake, a disagreement, a tight deadline, and \
something you taught yourself. Nearly every question about your past can be answered with one of them. Read the ad \
once more, check the address or the link, and put the sheet away. You want to remember the stories, not the \
sentences.

![](night)

If you are not sure about an answer in the room, say so and think for a moment. Five seconds of silence feels long \
only to you.`,
  },
] satisfies readonly [Blog, Blog]
