import { daysAgo } from '@/content/daysAgo'

/** Ids 11 to 14. */
export const oldestBlogs = [
  {
    id: 11,
    title: 'Your first job, when every ad wants experience',
    author: 'Rohan Iyer',
    date: daysAgo(186),
    description: `\
You have more to show than you think, and fewer places to send it than you fear. Here is where to begin.`,
    imageUrl: 'blog-11',
    content: `\
“Two years’ experience required” at the foot of an entry-level ad is discouraging. Read it as a wish. What the \
employer wants is not to teach you how to be at work: to arrive, to ask, to finish, to write a clear message. You can \
show all four without having had a job.
## Collect your evidence
Take a sheet and write down everything in the last three years that somebody else relied on. A college festival you \
ran the money for. A shop you helped in during holidays. A project where your part had to fit with another person’s. \
A younger cousin you taught until they passed.

![](evidence)

For each, note how many people, how much money, how long, and what came of it. Those lines are your experience \
section. They belong above your grades.
## Make one thing they can see
Choose something near the job you want and do a small version of it.
- For a data job: clean one public data set and write a page on what it shows.
- For marketing: rewrite a local shop’s web page and say why.
- For accounts: build a month of books for an imaginary café.
- For software: finish one small program that a friend really uses.
Put it at a link, with a paragraph on what was difficult. Finished and small is better than large and half done.
## Send fewer, better applications
Three a week, done well, is enough. For each, change the first three lines of your resume to fit, and write five \
sentences of your own: what the firm does, which part of the ad you can do already, what you have made, when you \
could start, and thanks. Keep a table of where you applied and when, and follow up once after a week.
## Use the people you know
Tell twenty people exactly what you are looking for: “a junior accounts job in Pune, from July.” “Anything” is hard \
to help with. Ask for an introduction or for advice, never for a job.
## Internships count
A paid internship of six months with real tasks is a first job. Ask beforehand what the last intern did and where \
they are now. And no honest employer charges you to start.`,
  },
  {
    id: 12,
    title: 'Coming back to work after a break',
    author: 'Claire Beaumont',
    date: daysAgo(221),
    description: `\
Two years, five or ten: a career break is easier to explain than it feels. Begin three months before you need the \
job.`,
    imageUrl: 'blog-12',
    content: `\
People who return after a break tend to apologize for it. Employers hear the apology and wonder what it covers. A \
break is a fact with a beginning and an end, so state it as you would state any other.
## One line on the page, one sentence in the room
On your resume, give it a place in the dates: “2021 to 2026: full-time care of two children.” If you did something in \
that time that somebody relied on, add one line. You need not dress up family life as project management.

In the interview, prepare a sentence in three parts: what the break was, that it is over, and why this job now. “I \
looked after my father until last year. That has ended, and I want to go back to procurement because it is what I am \
good at.” Then stop talking. Most interviewers will move on with relief.
## Three months beforehand
- Month one: read. Take the trade press and ten ads for your old job, and list the words that are new to you.
- Month two: refresh. Take one course, on the tool that appears most often in the list. Renew a lapsed license now, \
since some take weeks.
- Month three: talk. Write to fifteen former colleagues and ask what has changed.
## Look for a way in
Not every door is a permanent job. Parental leave cover, a six-month contract or part-time hours can be easier to get \
and give you a recent reference. Some employers run returner programs with training built in. Ask how many people \
from the last group were kept on.
## Settle the practical things first
Work out the school drop-off, the travel and who is called when a child is sick. Try the new schedule for a week \
before the first interview. If you need certain hours, ask for them after the offer and before you sign, with a \
proposal for how the work will still be done.

![](hallway)
## Expect a dip
The first month back is tiring and slow. Speed returns sooner than confidence, so keep a note each Friday of what you \
finished.`,
  },
  {
    id: 13,
    title: 'The counteroffer: read it twice',
    author: 'Eleanor Marsh',
    date: daysAgo(270),
    description:
      'You resign, and suddenly there is money. Before you answer, look at why you wanted to go and what has changed.',
    imageUrl: 'blog-13',
    content: `\
You hand in your notice. An hour later your manager asks for a word, and there is a raise on the table that was \
impossible in March. It is flattering, and decided in a hurry by somebody with a gap to fill. Take a day over it.
## Go back to your reasons
Before you resign, write down the three things that made you look elsewhere. Seal them in an envelope if you like. \
When the counteroffer comes, take out the list and mark each line: solved, partly solved, not touched.

![](reasons)

If all three lines said money, a raise may really settle it. If one says “I learn nothing new” or “I cannot work for \
him,” a larger sum will make it bearable for about a quarter of a year.
## Ask what it consists of
- Is it in writing, with a date?
- Is it new money, or next year’s raise brought forward?
- Does the work change, or only the pay?
- Who else has to approve it?
A promise to look at your job in the new year is not an offer.
## Think about the other side
By now a second employer has turned other people down for you. If you withdraw after signing, do it by phone, on the \
same day, with thanks and no long story. They will be annoyed and will get over it. If you drift for a week, they \
will remember.
## If you stay
Agree on the new terms on paper before you withdraw your notice. Say to your manager what you told yourself: which of \
the three things still need to change, and by when. Then behave as someone who has chosen to be there. Being counted \
as half gone is the real price of a counteroffer, and only you can lower it.
## If you go
Thank them and keep it short: “It is a generous offer. My reasons were not mainly about pay, so I will keep to my \
decision.” Do not explain the reasons at length. Write a good handover: you may well work with these people again.`,
  },
  {
    id: 14,
    title: 'Write the ad you would want to answer',
    author: 'Eleanor Marsh',
    date: daysAgo(312),
    description: `\
A job ad is the first thing a good candidate learns about how you work. Five changes, none of which costs anything.`,
    imageUrl: 'blog-14',
    content: `\
Employers tell us that the right people do not apply. Then we read the ad. It opens with four paragraphs about the \
company, goes on to twenty requirements and ends without a salary. The right people saw it, and closed it.
## Open with the work
The first two sentences should say what the person will do and for whom. “You will run the night shift of a bakery \
that supplies 60 cafés. Eleven people report to you, and the last van leaves at five.” A reader knows in ten seconds \
whether to read on. The history of the firm can go at the end, in three lines.

![](bakery)
## Halve the requirements
Go through the list and ask of each item: would you turn down somebody excellent who lacked it? If not, move it to \
“useful” or strike it out. Careful people do not apply when they miss two points of fifteen. You lose exactly those \
who read instructions.
- Replace years with ability: “has closed a month-end alone” says more than “five years’ experience.”
- Ask for a degree only where the law or the work needs one.
- Strike out “team player,” “dynamic” and “self-starter.” Nobody has ever counted themselves out on reading them.
## State the pay
Give a range you would really pay, and say what decides where a person falls in it. If you are worried about what \
present staff will say, that is a conversation to have with them in any case.
## Describe the conditions
Place, days in the office, hours, shifts, travel, contract length, notice. These are the reasons people say no at the \
very end, after you have both spent three weeks. Say them at the beginning.
## Tell them what happens next
“Send a resume. We reply within five working days. There are two interviews, one of them with your future team. We \
would like you to start in May.” Then keep to it.

Before you publish, give the ad to someone in a similar job elsewhere. Ask whether they would apply, and which \
sentence made them hesitate. Then change that sentence.`,
  },
]
