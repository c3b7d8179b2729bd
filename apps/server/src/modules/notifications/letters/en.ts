import type { NoticeTexts } from './texts.ts'

const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const en: NoticeTexts = {
  greeting: (firstName) => `Dear ${firstName},`,
  classified: 'a classified document',
  system: 'the system',
  sent: ({ title, by, unitName, accessLevel }) => ({
    subject: `Waiting for your decision: ${title}`,
    paragraphs: [
      `${atStart(by)} of ${unitName} sent ${title} to be published at the level ${accessLevel}.`,
      'It waits for your decision.',
    ],
    label: 'Review it',
  }),
  approved: ({ title, by, accessLevel }) => ({
    subject: `Approved: ${title}`,
    paragraphs: [`${atStart(by)} approved ${title}. It is now published at the level ${accessLevel}.`],
    label: 'Open My Archive',
  }),
  returned: ({ title, by, isClassified }) => ({
    subject: `Returned: ${title}`,
    paragraphs: [
      `${atStart(by)} returned ${title}.`,
      isClassified ? 'The reason stands in My Archive.' : 'The reason:',
    ],
    label: 'Change it and send it again',
  }),
  unpublished: ({ title, by }) => ({
    subject: `No longer published: ${title}`,
    paragraphs: [`${atStart(by)} took ${title} back for a new decision. It is not published until then.`],
    label: 'Open My Archive',
  }),
  withdrawn: ({ title, by }) => ({
    subject: `Withdrawn: ${title}`,
    paragraphs: [`${atStart(by)} withdrew the posting of ${title}.`],
    label: 'Open My Archive',
  }),
  waiting: ({ name, email, unitName }) => ({
    subject: `Waiting for acceptance: ${name}`,
    paragraphs: [
      `${name} (${email})${unitName ? ` of ${unitName}` : ''} has asked for an account.`,
      'Until an administrator accepts it, they see only what everybody sees.',
    ],
    label: 'Decide on it',
  }),
}
