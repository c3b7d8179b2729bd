import type { BrokenChain, NoticeTexts } from './texts.ts'

const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const placeOf: Record<BrokenChain['kind'], (number: number) => string> = {
  altered: (number) => `entry ${number} was altered`,
  missing: (number) => `entry ${number} is missing`,
  gap: (number) => `the seal of entry ${number} is missing`,
  truncated: (number) => `the end is missing, from before entry ${number} on`,
}

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
  approved: ({ title, by, accessLevel, hour }) => ({
    subject: `Approved: ${title}`,
    paragraphs: [
      hour
        ? `${atStart(by)} approved ${title}. It will be published at the level ${accessLevel} on ${hour}.`
        : `${atStart(by)} approved ${title}. It is now published at the level ${accessLevel}.`,
    ],
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
  published: ({ title, accessLevel }) => ({
    subject: `Published: ${title}`,
    paragraphs: [`The hour has come: ${title} is now published at the level ${accessLevel}.`],
    label: 'Open My Archive',
  }),
  takenDown: ({ title, by }) => ({
    subject: `Taken down: ${title}`,
    paragraphs: [`${atStart(by)} took ${title} down from the public. Its public page tells the reason:`],
    label: 'Open My Archive',
  }),
  reminded: ({ title, unitName, workingDays }) => ({
    subject: `Still waiting for your decision: ${title}`,
    paragraphs: [`${atStart(title)} of ${unitName} has waited for a decision for ${workingDays} working days.`],
    label: 'Review it',
  }),
  escalated: ({ title, unitName, workingDays }) => ({
    subject: `Nobody has decided on ${title}`,
    paragraphs: [
      `${atStart(title)} of ${unitName} has waited for a decision for ${workingDays} working days. Who decides on it was reminded.`,
      'You may decide on it too.',
    ],
    label: 'Review it',
  }),
  inPlaceOf: ({ by, approver }) => `${by} (for ${approver})`,
  delegatedToYou: ({ approver, from, to }) => ({
    subject: `You decide for ${approver} from ${from} to ${to}`,
    paragraphs: [
      `From ${from} to ${to} you decide on the postings that ${approver} decides on. ${approver} may go on deciding too.`,
      'What you sent or uploaded yourself, somebody else decides on.',
    ],
    label: 'Open Posting review',
  }),
  delegatedForYou: ({ delegate, by, from, to }) => ({
    subject: `${delegate} decides for you from ${from} to ${to}`,
    paragraphs: [
      `${by} has let ${delegate} decide on your postings from ${from} to ${to}. You may go on deciding too, and end this in your profile.`,
    ],
    label: 'Open your profile',
  }),
  waiting: ({ name, email, unitName }) => ({
    subject: `Waiting for acceptance: ${name}`,
    paragraphs: [
      `${name} (${email})${unitName ? ` of ${unitName}` : ''} has asked for an account.`,
      'Until an administrator accepts it, they see only what everybody sees.',
    ],
    label: 'Decide on it',
  }),
  broken: ({ problemCount, kind, number }) => ({
    subject: 'The history does not fit its seals',
    paragraphs: [
      `A check compared every entry of the history with its seal. ${problemCount === 1 ? '1 place does' : `${problemCount} places do`} not fit. The first: ${placeOf[kind](number)}.`,
      'The application never changes an entry. Keep a copy of the database as it is now, then find out who could write to it.',
    ],
    label: 'Look at it',
  }),
  late: ({ queue, waiting, minutes }) => ({
    subject: 'Work waits too long',
    paragraphs: [
      `The oldest work in ${queue} has waited for ${minutes} minutes; ${waiting === 1 ? '1 piece of work waits' : `${waiting} pieces of work wait`} there. What people upload meanwhile is found, shown or mailed later.`,
      'Either more came in than can be done, or nothing works: the health page tells which queues move.',
    ],
    label: 'Look at it',
  }),
  lastLeft: ({ name }) => ({
    subject: `Name another administrator: ${name} has left`,
    paragraphs: [
      `The HR system says that ${name} has left. There is no other active administrator, so the account stays open.`,
      'Make somebody else an administrator. The account is deactivated in the night after that.',
    ],
    label: 'Open the users',
  }),
  dropDelivered: ({ title }) => ({
    subject: `A file has arrived for “${title}”`,
    paragraphs: [
      `Somebody sent a file on your request “${title}”. It is in the folder that you asked for it, and says who sent it.`,
      'Nobody here has looked at it yet: open it only if you expected it.',
    ],
    label: 'Open the folder',
  }),
  expiring: ({ unitName, daysBefore, documents, until }) => ({
    subject:
      documents === 1
        ? `The time of a document of ${unitName} is over soon`
        : `The time of ${documents} documents of ${unitName} is over soon`,
    paragraphs: [
      `The time of ${documents === 1 ? 'one document' : `${documents} documents`} of ${unitName} is over within ${daysBefore} days, of the first on ${until}.`,
      'Nothing goes by itself: from that day on the central records unit goes through them, and your unit is asked before anything is destroyed. Tell it now what has to be kept longer.',
    ],
    label: 'Open My Office',
  }),
  retentionWrong: ({ checked, wrong }) => ({
    subject: 'Days of retention were wrong',
    paragraphs: [
      `Of ${checked} documents, ${wrong} had another day, or other holds, than the rules give them. They were put right. Somebody may have changed the database by hand.`,
    ],
    label: 'Open the audit',
  }),
  askedToConcur: ({ title, unitName, count }) => ({
    subject: `${unitName} is asked to agree to a disposal`,
    paragraphs: [
      `The central records unit wants to destroy ${count === 1 ? 'one document' : `${count} documents`} of ${unitName} whose time is over, with the batch “${title}”.`,
      'Agree or object for each of them. Nothing is destroyed while your unit has not answered.',
    ],
    label: 'Answer',
  }),
  objected: ({ title, unitName, count }) => ({
    subject: `${unitName} objects to a disposal`,
    paragraphs: [
      `${unitName} objects to the destruction of ${count === 1 ? 'one document' : `${count} documents`} of the batch “${title}”. What it objects to is off the list; the reasons stand beside it.`,
    ],
    label: 'Open the batch',
  }),
  disposed: ({ title, unitName, destroyed, skipped }) => ({
    subject: `Documents of ${unitName} were destroyed`,
    paragraphs: [
      `The batch “${title}” was executed: ${destroyed} of the documents of ${unitName} lie in the bin, ${skipped} were skipped.`,
      'For thirty days the central records unit can bring them back. Then they are erased.',
    ],
    label: 'Open the batch',
  }),
  poolJoined: ({ title, by }) => ({
    subject: `You are in the pool “${title}”`,
    paragraphs: [`${atStart(by)} added you to the pool “${title}”. You can read the documents in it.`],
    label: 'Open the pools shared with you',
  }),
  poolHandedOver: ({ title, by }) => ({
    subject: `The pool “${title}” is yours`,
    paragraphs: [
      `${atStart(by)} made you the owner of the pool “${title}”, since nobody who owned it is active any more.`,
      'Its people and its documents are yours to look after.',
    ],
    label: 'Open My pools',
  }),
  poolOrphaned: ({ title }) => ({
    subject: `The pool “${title}” needs an owner`,
    paragraphs: [
      `Nobody who owned the pool “${title}” is active any more.`,
      'Its members still read what is in it, but nobody looks after who they are. Name another owner.',
    ],
    label: 'Name an owner',
  }),
  shared: ({ title, by }) => ({
    subject: `${atStart(by)} shared ${title} with you`,
    paragraphs: [`${atStart(by)} shared ${title} with you. You read and download it as it is now, and change nothing.`],
    label: 'Open what is shared with you',
  }),
  accessAsked: ({ title, by }) => ({
    subject: `${atStart(by)} asks to read ${title}`,
    paragraphs: [
      `${atStart(by)} asks you, its owner, to open ${title}. The reason stands in Sinupan.`,
      'You open it for a number of days, or refuse it with a reason.',
    ],
    label: 'Answer the request',
  }),
  accessGranted: ({ title, by }) => ({
    subject: `${atStart(title)} is open to you`,
    paragraphs: [`${atStart(by)} opened ${title} to you for a time. Whoever reads it is written down.`],
    label: 'Open the document',
  }),
  accessRefused: ({ title, by }) => ({
    subject: `Your request for ${title} was refused`,
    paragraphs: [`${atStart(by)} did not open ${title} to you. The reason stands in Sinupan.`],
    label: 'Open the office archive',
  }),
  accessOpened: ({ title, by }) => ({
    subject: `The central records unit opened ${title}`,
    paragraphs: [
      `${atStart(by)} of the central records unit opened ${title}, which is yours, for an hour. The reason stands in Sinupan.`,
    ],
    label: 'Open My Office',
  }),
}
