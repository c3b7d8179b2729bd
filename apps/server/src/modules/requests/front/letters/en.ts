import { dayIn } from './day-in.ts'
import type { Answer, RequestTexts } from './texts.ts'

const open = 'Open the request'
const link = 'The button opens your request for whoever has this mail. Do not pass it on.'

const outcomes: Record<Answer['outcome'], string> = {
  successful: 'What you asked for is given to you.',
  partially_successful: 'A part of what you asked for is given to you. The rest is not; the reason is below.',
  proactively_disclosed: 'What you asked for is public already. The answer says where.',
  denied: 'What you asked for is not given out. The reason is below.',
  not_held: 'We searched, and do not have what you asked for.',
  invalid: 'We could not take your request on as it was written.',
  referred: 'Another office has what you asked for, and we sent your request on.',
  duplicate: 'This is the same as another request, and goes on there.',
}
const grounds: Record<NonNullable<Answer['ground']>, string> = {
  executive_privilege: 'It is covered by executive privilege.',
  national_security: 'It concerns national security, defence or international relations.',
  law_enforcement: 'It concerns law enforcement and the safety of people.',
  privacy: 'It would tell private things about somebody else.',
  confidential_in_office: 'It was given to an office in confidence.',
  prejudicial_disclosure: 'Giving it out too early would do harm.',
  proceedings: 'It belongs to proceedings that are confidential by law.',
  banking_and_trade: 'It is confidential by the law on banking, finance or trade.',
  other_law: 'Another law or rule keeps it confidential.',
}

export const en: RequestTexts = {
  greeting: 'Good day,',
  day: dayIn('en'),
  confirm: ({ trackingNo }) => ({
    subject: `Confirm your request ${trackingNo}`,
    paragraphs: [
      `Somebody, most likely you, asked us for a document. Press the button within 72 hours to confirm it. Only then do we begin, and we count from the day on which you sent the form.`,
      `Your tracking number is ${trackingNo}. If you did not ask for this, do nothing: the form is removed.`,
    ],
    label: 'Confirm the request',
  }),
  received: ({ trackingNo, title, registryNo, dueOn }) => ({
    subject: `We have your request ${trackingNo}`,
    paragraphs: [
      `Your request “${title}” is in our registry as number ${registryNo}. You get an answer by ${en.day(dueOn)}.`,
      `Its tracking number is ${trackingNo}. With it alone everybody sees how far it is, and nothing of what you wrote.`,
      link,
    ],
    label: open,
  }),
  code: ({ trackingNo }) => ({
    subject: 'Your code',
    paragraphs: [
      `This code opens the request ${trackingNo} for 10 minutes. Give it to nobody.`,
      'If you did not ask for it, do nothing.',
    ],
    label: 'Enter the code',
  }),
  asked: ({ trackingNo, answerUntil }) => ({
    subject: `A question about your request ${trackingNo}`,
    paragraphs: [
      `We need to know something before we can go on. Our time stands still until you answer; please do by ${en.day(answerUntil)}. After that day the request is closed.`,
      link,
    ],
    label: 'Answer',
  }),
  remindedToAnswer: ({ trackingNo, answerUntil }) => ({
    subject: `We still wait for your answer: ${trackingNo}`,
    paragraphs: [
      `We asked you something about your request. It is closed if we hear nothing by ${en.day(answerUntil)}.`,
    ],
    label: 'Answer',
  }),
  written: ({ trackingNo }) => ({
    subject: `A message about your request ${trackingNo}`,
    paragraphs: ['The office wrote to you:'],
    label: open,
  }),
  extended: ({ trackingNo, dueOn, reason }) => ({
    subject: `Your request ${trackingNo} takes longer`,
    paragraphs: [`We need more time. You get an answer by ${en.day(dueOn)}.`, ...(reason ? ['The reason:'] : [])],
    label: open,
  }),
  answered: ({ trackingNo, outcome, ground, referredTo, appealUntil, isPickedUp }) => ({
    subject: `The answer to your request ${trackingNo}`,
    paragraphs: [
      outcomes[outcome],
      ...(ground ? [grounds[ground]] : []),
      ...(referredTo ? [`It was sent to: ${referredTo}.`] : []),
      ...(isPickedUp
        ? ['Pick it up at the office. Bring your tracking number and something that shows who you are.']
        : []),
      ...(appealUntil
        ? [`If you do not agree you may appeal by ${en.day(appealUntil)}: open the request and say what is wrong.`]
        : []),
    ],
    label: open,
  }),
  withdrawn: ({ trackingNo }) => ({
    subject: `Your request ${trackingNo} was taken back`,
    paragraphs: ['You took your request back, and we stopped. You may ask again at any time.'],
    label: open,
  }),
  lapsed: ({ trackingNo }) => ({
    subject: `Your request ${trackingNo} was closed`,
    paragraphs: [
      'We asked you something and heard nothing for 60 days, so the request was closed. You may ask again at any time.',
    ],
    label: open,
  }),
  appealReceived: ({ trackingNo }) => ({
    subject: `We have your appeal: ${trackingNo}`,
    paragraphs: ['Your appeal is with who decides. You are told what becomes of it.'],
    label: open,
  }),
  reopened: ({ trackingNo, dueOn }) => ({
    subject: `Your request ${trackingNo} is open again`,
    paragraphs: [
      `We search and decide again. The day was ${en.day(dueOn)}; you are told as soon as there is an answer.`,
    ],
    label: open,
  }),
  dueMoved: ({ trackingNo, dueOn }) => ({
    subject: `Your request ${trackingNo}: another day`,
    paragraphs: [`Offices are closed on a day that was a working day before. You get an answer by ${en.day(dueOn)}.`],
    label: open,
  }),
}
