import { daysAgo } from '@/content/daysAgo'

/** Ids 3 to 6. */
export const recentBlogs = [
  {
    id: 3,
    title: 'Talking about salary without spoiling the mood',
    author: 'Rohan Iyer',
    date: daysAgo(32),
    description:
      'The talk about money lasts ten minutes and its result lasts years. Prepare three numbers and one sentence.',
    imageUrl: 'blog-3',
    content: `\
People who negotiate for a living still dislike asking for money for themselves. The cure is preparation. Once you \
have your numbers on paper, there is less to be brave about.
## Three numbers
Write them down before the first call.
- The number you would be glad to sign today.
- The number below which you will say no.
- The number the market pays, from at least three sources: ads that state pay, people in the same work, and a recruiter.
If your lowest number is above the market, you have learned something useful early. If your glad number is well below \
it, raise it.

![](numbers)
## Let them speak first, once
When you are asked what you expect, you may answer with a question: “What range has been set for the job?” Many firms \
will tell you. If they ask again, give your own range and stop. Do not ask twice; it begins to look like a game.

Name a range whose bottom you would accept. People hear the lower figure as the price.
## Ask after the offer, and ask for reasons
The best moment is after they have chosen you and before you have signed. Thank them, say that you want the job, and \
make one request with one reason. “You need someone who can close the books alone from the first month. I have done \
that for four years. Could the base be 62,000?” Then wait. The silence is theirs to fill.
## When the base will not move
A firm with fixed pay bands is not being rude. Ask about the parts that can move.
- A review date in six months, in writing.
- A signing payment to cover a bonus you leave behind.
- Extra leave, a later start or fewer days in the office.
- The training or license you would have paid for yourself.
Ask for two of these at most. A list of eight makes every item look small.
## Never bluff
Do not invent another offer. Recruiters in one city know each other, and references are checked. If you do have one, \
say so plainly, name the date by which you must answer, and ask whether they can decide by then.

When you agree, ask for the full terms in an email before you resign anywhere.`,
  },
  {
    id: 4,
    title: 'Your first 90 days, on one page',
    author: 'Claire Beaumont',
    date: daysAgo(46),
    description:
      'A new job gives you about three months in which every question is welcome. A short plan helps you use them.',
    imageUrl: 'blog-4',
    content: `\
For about three months nobody minds what you do not know. After that the same question sounds different. So spend the \
time on purpose: a plan of one page is enough.
## Days 1 to 30: learn what is expected
Ask your manager one question in the first week: “What should be true after three months for you to be glad you hired \
me?” Write down the answer in their words. Read it back to them. You now have your goals, and most people around you \
do not know theirs as well.

Then meet people. Make a list of the eight or ten you will work with and ask each for twenty minutes. Three questions \
will do.
- What do you need from my job?
- What went well before, and what did not?
- Who else should I talk to?
Do not suggest improvements yet. You do not know which odd habit is carelessness and which one holds up the roof.

![](ninety)
## Days 31 to 60: finish one thing
Choose a piece of work that is small, visible and wanted by somebody. A report that is always late, a form that \
everyone complains about, a customer nobody has called back. Finish it completely, including the dull part at the \
end. People will judge the rest of your work by it.

Ask for feedback now, while it is cheap to change course. “What is one thing I should do differently?” gets better \
answers than “How am I doing?”
## Days 61 to 90: make a proposal
By now you have seen enough to suggest something. Put it on one page: what you noticed, what it costs, what you would \
try, and how you would know whether it worked. Show it to the two people it affects most before you show it to your \
manager.
## The meeting on day 90
Ask for half an hour. Bring the answer from your first week and go through it line by line: done, under way, not \
started and why. Agree on the next three months in the same form. Keep the page. When your yearly review comes \
around, you will be the only person in the room with notes.`,
  },
  {
    id: 5,
    title: 'A hiring process for a firm of twenty',
    author: 'Eleanor Marsh',
    date: daysAgo(60),
    description: `\
You have no HR department and an opening that hurts. Here is a process that fits into four weeks and about fifteen \
hours.`,
    imageUrl: 'blog-5',
    content: `\
In a firm of twenty, one new person is five percent of the place. You feel a good hire in a month and a poor one in a \
week. Yet small firms often hire between two other tasks. The following takes about fifteen hours of your time over \
four weeks.
## Week 1: decide what you are buying
Write down what this person will have finished after six months. Not qualities: results. “All invoices go out within \
two days of delivery” is a result. From three or four of those you can tell which skills are needed and which only \
sound good.

Then settle three things, because each of them stops a search halfway when it is left open.
- The pay range, approved by whoever signs.
- The one person who decides.
- The start date you need, and the latest one you could live with.
## Week 2: advertise and sort
Put the pay in the ad. You will get fewer applications, and more of them from people who would accept. Sort once a \
day for ten minutes, against your list of must-haves, into yes, no and ask. Answer everybody. A two-line no costs you \
nothing, and in a small town it is remembered.
## Week 3: a call, then a task, then a meeting
Call six people for fifteen minutes each. Check pay, notice period and the reason they applied. Invite three.

Give those three a sample task that takes under an hour, and pay for it if it takes longer. A bookkeeper can \
reconcile ten lines; a salesperson can write one email. Then meet them for an hour, with the same eight questions for \
all three, and let them spend twenty minutes with a future colleague.

![](twenty)
## Week 4: check and offer
With the candidate’s consent, call two references and ask what the person would need from a new manager. It gets an \
honest answer. Make the offer by phone on the same day and in writing the day after.

If none of the three is right, do not take the least wrong one. Go back to week 1 and look at your list. It is \
usually the list.`,
  },
  {
    id: 6,
    title: 'What a background check looks at',
    author: 'Yusuf Al Hamadi',
    date: daysAgo(74),
    description: `\
A check is a comparison between what you wrote and what the records say. You can do most of it yourself beforehand.`,
    imageUrl: 'blog-6',
    content: `\
Background checks sound like investigations. Most are comparisons: what you wrote, beside what a \
university, an employer or a public office says. Checks that go wrong seldom uncover a secret. They uncover a date.
## What is usually checked
- Identity and the right to work in the country.
- Education: the institution, the award and the year.
- Employment: the employer, the dates and often the last title.
- Professional licenses, if the job needs one.
- Criminal records and credit, for certain jobs and only as local law allows.
You are normally asked for consent first, and you may ask what will be checked and who will see the result. Read the \
form before you sign it.
## Where it goes wrong
The most common trouble is a mismatch that has an innocent cause. You wrote 2019 because the course ended then; the \
certificate says 2020. Your contract said “Executive II” and your resume says “Account manager.” The firm you worked \
for was bought and has another name. Your surname changed.

![](check)

None of this need cost you the job. Each of these costs days, because somebody has to write and wait for a reply.
## Do your own check first
Set aside an evening. Lay your resume beside your papers and go line by line.
- Take dates from contracts, pay stubs or relieving letters, not from memory.
- Scan degree certificates and transcripts, both sides, in color.
- For each employer, find a working phone number or address for its HR department.
- For a firm that has closed, gather pay stubs or tax papers instead.
- If your name changed, keep the proof in the same folder.
Where a title was odd, give both: “Account manager (contract title: Executive II).”
## Say it before they find it
If something will not match and you know why, tell your contact when you hand in the form. Two sentences are enough. \
An explanation beforehand is a detail. The same explanation afterwards is an excuse, however true it is.

If a report contains a mistake, ask for a copy and the source, and send a correction in writing. Records are kept by \
people, and people mistype.`,
  },
]
