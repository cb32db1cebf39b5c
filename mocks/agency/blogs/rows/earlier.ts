import { daysAgo } from '@/content/daysAgo'

/** Ids 7 to 10. */
export const earlierBlogs = [
  {
    id: 7,
    title: 'Skilled-worker migration: gather the papers first',
    author: 'Yusuf Al Hamadi',
    date: daysAgo(95),
    description:
      'The points tables are the famous part. What decides your schedule is usually a stamp, a test or a letter.',
    imageUrl: 'blog-7',
    content: `\
When people plan to work abroad, they begin with a points calculator. What takes the time is the papers. Several of \
them come from offices that answer by mail, and some expire while you wait for others.
## Two kinds of route
In the first kind an employer sponsors you, so the job comes first and the visa follows it. In the second kind you \
are assessed on your own: age, education, experience, language. Some countries offer both. Find out which kind you \
are on before you spend anything, because the order of the steps is different.

Always read the rules on the government’s own site and note the date on which you read them. They change, and old \
advice stays online for years.
## The slow papers
- A language test. Book early, as good dates fill up. Results are commonly accepted for two years only.
- An assessment of your degree by a body the country recognizes. Your university may have to send records directly.
- Reference letters from employers. Many programs want duties, hours and pay, not praise. Ask while your old manager \
is still there.
- Licenses. In nursing, teaching, medicine and some trades, a regulator decides separately from the visa office.
- Police certificates from each country where you lived for some time. These often expire soonest, so leave them \
until late.
## Put them in order
Draw a line for each paper with two marks: how long it takes to get, and how long it stays valid. Start the longest \
first. Ask for the shortest-lived last. With one sheet like this you avoid paying for the same test twice.

![](papers)
## Keep the story straight
Your forms, resume and letters will be read side by side. Job titles and dates must agree in all of them, to the \
month. If a letter cannot be had because a firm has closed, collect contracts, pay stubs and tax records, and say so \
in a short note.
## Who may advise you
Many countries license immigration advisers and publish the register. Look the person up before you pay. Nobody \
honest can promise you a visa, and no real employer charges you for a job offer.`,
  },
  {
    id: 8,
    title: 'Onboarding begins on the day the offer is signed',
    author: 'Grace Adeyemi',
    date: daysAgo(116),
    description: `\
Between yes and the first morning your new colleague hears very little. Fill that time and the first week goes by \
itself.`,
    imageUrl: 'blog-8',
    content: `\
Someone has just said yes to you. They resign, they work their notice, and for six weeks they hear nothing but a \
reminder about a tax form. Meanwhile their old employer is being kind. This is when people change their minds, and it \
is the easiest part of onboarding to put right.
## Before the first day
Send one short message a week.
- A note from the manager, within two days of signing: why we chose you and what you will start with.
- The practical facts in one email: time, door, who will meet you, what to wear, where to eat.
- An invitation to something harmless, such as a team lunch.
- A date by which the laptop, the badge and the accounts will be ready. Then test them yourself.
![](ready)
## The first day
Do not fill it with presentations. A person can take in about three new things and remember ten new names if they are \
lucky. One meeting with the manager, one with the colleague who will sit nearby, one small piece of real work. Send \
them home on time.

Name a guide who is not the manager. New people have questions too small to ask a boss, such as how to book a room \
and whether anyone really fills in the timesheet on Friday.
## The first week
Give them a page with four headings: what we do and for whom, who does what, the words we use that nobody else does, \
and what you should have done by Friday. The third heading is the one they will thank you for.

Let them watch before they do. Sit them beside a colleague for half a day and ask what puzzled them. You will hear \
things about your own processes that no audit would tell you.
## After 30, 60 and 90 days
Put the three meetings into the calendar before the first day. Ask the same three questions each time: what is clear, \
what is not, and what is in your way? Then remove one thing that is in the way before the next meeting. It shows that \
answering was worthwhile.`,
  },
  {
    id: 9,
    title: 'Structured interviews: the same questions for everyone',
    author: 'Eleanor Marsh',
    date: daysAgo(137),
    description:
      'An easy conversation is pleasant and tells you whom you like. A structured one tells you who can do the work.',
    imageUrl: 'blog-9',
    content: `\
Most interviewers believe they are good judges of people. Most also remember the hires that proved them right. A \
structured interview is a modest correction: ask everyone the same questions, mark the answers in the same way, and \
compare only at the end.
## Choose four things to find out
Go through the job and pick four abilities that separate someone good from someone adequate. For a team leader in a \
warehouse they might be planning a shift, handling an argument, spotting a hazard and teaching a task. “Attitude” is \
not on the list, since nobody can mark it.
## Write two questions for each
One about the past, one about a case.
- Past: “Tell me about a shift that went badly. What did you do in the first hour?”
- Case: “Two pickers are missing and a truck is early. Take me through your next thirty minutes.”
Add one follow-up to each and use it with everybody: “What would you do differently now?”
## Describe a good answer before you hear one
For each question write three short descriptions: weak, sound, strong. A weak answer blames others and has no order. \
A sound one sets priorities. A strong one sets priorities, tells people and checks afterwards. Without this step you \
will mark the first candidate by instinct and all the others against the first.
## Two people, separate marks
One asks, one writes, and you change places halfway. Each of you marks alone, straight after the interview, before a \
word is said in the hallway. Then compare. Where you differ by more than one step, go back to the notes and not to \
the louder voice.

![](marks)
## Keep it human
Structure does not mean a cold room. Tell candidates at the start what will happen: eight questions, some \
note-taking, ten minutes for theirs. Offer to repeat a question. Leave pauses. Nervous people do better when they \
know the shape of the hour, and then you see more of what you came to see.
## Tell them the result
You now have notes on eight answers. Give each person you turn down one sentence from them, something they can use. \
It takes two minutes and it is the reason some of them will apply again.`,
  },
  {
    id: 10,
    title: 'Hiring someone you will seldom meet',
    author: 'Rohan Iyer',
    date: daysAgo(158),
    description: `\
Remote work asks for different strengths, and a video call does not show them. Three changes to how you hire will.`,
    imageUrl: 'blog-10',
    content: `\
Remote colleagues spend most of the day writing, reading and deciding alone. A video interview tests how somebody \
talks to a screen for an hour. The two have little in common. If you hire for remote work, change the process so that \
it resembles the work.
## Put the facts in the ad
“Remote” means six different things. Say which one is yours.
- From which countries or time zones you can employ people.
- Which hours must overlap, stated in one named time zone.
- How often they travel to meet you, and who pays.
- What you supply: machine, chair, internet, a desk in a shared office.
![](apart)

Check with a local adviser before you advertise in a new country. Tax, insurance and notice periods follow the place \
where the person sits, not the place where you do.
## Interview partly in writing
Send two questions by email and give people two days. “A customer reports a fault you cannot reproduce. Write the \
reply.” You will see how they order their thoughts, what they ask and whether they can be kind in text. For remote \
work this is the nearest thing to watching somebody at their desk.

Then hold the call, with the written answer as its starting point.
## Ask how they work alone
You are looking for habits, so ask for examples of them.
- How did your last team know what you were doing?
- When were you stuck with nobody awake, and what did you do?
- What do you need around you to do good work?
Accept that good answers differ. One person keeps office hours in a spare room; another works early and late around \
other duties. Both can be reliable. What matters is that they have thought about it.
## Let them see you, too
Offer a call with a future colleague without the manager present. Show a week of the team’s calendar and one real \
project page. People who join remotely cannot look around the office, so they have to guess whether the place is \
orderly. Spare them the guess.
## Plan to meet
If you can pay for one journey, pay for it in the first month. Two days at one table make the following six months of \
messages easier to read.`,
  },
]
