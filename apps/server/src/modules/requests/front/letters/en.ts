import { answerInParts, dayIn, labelsOf } from './text-parts.ts'
import type { RequestTexts } from './texts.ts'

const open = 'Open the request'
const link = 'The button opens your request for whoever has this mail. Do not pass it on.'

const answers: RequestTexts['answers'] = {
  successful: 'What you asked for is given to you.',
  partially_successful: 'A part of what you asked for is given to you. The rest is not; the reason is below.',
  proactively_disclosed: 'What you asked for is public already. The answer says where.',
  denied: 'What you asked for is not given out. The reason is below.',
  not_held: 'We searched, and do not have what you asked for.',
  invalid: 'We could not take your request on as it was written.',
  referred: 'Another office has what you asked for, and we sent your request on.',
  duplicate: 'This is the same as another request, and goes on there.',
}
const grounds: RequestTexts['grounds'] = {
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

const letters: RequestTexts['letters'] = {
  confirm: {
    subject: 'Confirm your request {{trackingNo}}',
    text: `Somebody, most likely you, asked us for a document. Press the button within 72 hours to confirm it. Only then do we begin, and we count from the day on which you sent the form.

Your tracking number is {{trackingNo}}. If you did not ask for this, do nothing: the form is removed.`,
  },
  received: {
    subject: 'We have your request {{trackingNo}}',
    text: `Your request “{{title}}” is in our registry as number {{registryNo}}. You get an answer by {{dueOn}}.

Its tracking number is {{trackingNo}}. With it alone everybody sees how far it is, and nothing of what you wrote.

${link}`,
  },
  code: {
    subject: 'Your code',
    text: `This code opens the request {{trackingNo}} for 10 minutes. Give it to nobody.

If you did not ask for it, do nothing.`,
  },
  asked: {
    subject: 'A question about your request {{trackingNo}}',
    text: `We need to know something before we can go on. Our time stands still until you answer; please do by {{answerUntil}}. After that day the request is closed.

${link}`,
  },
  remindedToAnswer: {
    subject: 'We still wait for your answer: {{trackingNo}}',
    text: 'We asked you something about your request. It is closed if we hear nothing by {{answerUntil}}.',
  },
  written: {
    subject: 'A message about your request {{trackingNo}}',
    text: 'The office wrote to you:',
  },
  extended: {
    subject: 'Your request {{trackingNo}} takes longer',
    text: `We need more time. You get an answer by {{dueOn}}.

The reason:`,
  },
  answered: {
    subject: 'The answer to your request {{trackingNo}}',
    text: answerInParts,
  },
  withdrawn: {
    subject: 'Your request {{trackingNo}} was taken back',
    text: 'You took your request back, and we stopped. You may ask again at any time.',
  },
  lapsed: {
    subject: 'Your request {{trackingNo}} was closed',
    text: 'We asked you something and heard nothing for 60 days, so the request was closed. You may ask again at any time.',
  },
  appealReceived: {
    subject: 'We have your appeal: {{trackingNo}}',
    text: 'Your appeal is with who decides. You are told what becomes of it.',
  },
  reopened: {
    subject: 'Your request {{trackingNo}} is open again',
    text: 'We search and decide again. The day was {{dueOn}}; you are told as soon as there is an answer.',
  },
  dueMoved: {
    subject: 'Your request {{trackingNo}}: another day',
    text: 'Offices are closed on a day that was a working day before. You get an answer by {{dueOn}}.',
  },
}

export const en: RequestTexts = {
  greeting: 'Good day,',
  day: dayIn('en'),
  letters,
  labels: labelsOf({ open, answer: 'Answer', confirm: 'Confirm the request', code: 'Enter the code' }),
  answers,
  grounds,
  referral: (office) => `It was sent to: ${office}.`,
  pickUp: 'Pick it up at the office. Bring your tracking number and something that shows who you are.',
  appeal: (day) => `If you do not agree you may appeal by ${day}: open the request and say what is wrong.`,
}
