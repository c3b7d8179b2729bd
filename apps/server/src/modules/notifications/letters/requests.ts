import type { Language, RequestNotice } from '@sinupan/contract'
import type { Words } from './texts.ts'

/** A request as letters to staff tell it: what a stranger wrote, and their name, stand in the app alone. */
export interface ToldRequest {
  no: string
  /** The day on which it is due, as it is read. */
  day: string
}

/** What letters to staff on requests from outside say. */
export const requestTexts: Record<Language, Record<RequestNotice, (request: ToldRequest) => Words>> = {
  en: {
    'request.received': ({ no, day }) => ({
      subject: `New request ${no}`,
      paragraphs: [`The request ${no} came in and waits to be accepted. It is due on ${day}.`],
      label: 'Open the request',
    }),
    'request.assigned': ({ no, day }) => ({
      subject: `To be searched for: request ${no}`,
      paragraphs: [`Your unit is asked to search for the request ${no}. It is due on ${day}.`],
      label: 'Open the request',
    }),
    'request.decide': ({ no, day }) => ({
      subject: `Waiting for your decision: request ${no}`,
      paragraphs: [`An answer to the request ${no} is proposed and waits for your decision. It is due on ${day}.`],
      label: 'Decide on it',
    }),
    'request.sent-back': ({ no, day }) => ({
      subject: `Sent back: request ${no}`,
      paragraphs: [
        `The answer to the request ${no} was sent back to your unit. The reason stands in Sinupan. It is due on ${day}.`,
      ],
      label: 'Open the request',
    }),
    'request.answered': ({ no, day }) => ({
      subject: `Answered by the requester: ${no}`,
      paragraphs: [`The requester answered a question on ${no}. The clock runs on; it is due on ${day}.`],
      label: 'Open the request',
    }),
    'request.appealed': ({ no }) => ({
      subject: `Appeal against the answer to ${no}`,
      paragraphs: [`The requester appeals against the answer to ${no}. Whoever decided may open it again.`],
      label: 'Open the request',
    }),
    'request.reminded': ({ no, day }) => ({
      subject: `Due on ${day}: request ${no}`,
      paragraphs: [`The request ${no} is due on ${day}, and is not answered yet.`],
      label: 'Open the request',
    }),
    'request.due-moved': ({ no, day }) => ({
      subject: `Another day for the request ${no}`,
      paragraphs: [`A holiday was declared. The request ${no} is due on ${day} now; the requester is told.`],
      label: 'Open the request',
    }),
  },
  fil: {
    'request.received': ({ no, day }) => ({
      subject: `Bagong kahilingan ${no}`,
      paragraphs: [`Dumating ang kahilingang ${no} at naghihintay na tanggapin. Dapat masagot sa ${day}.`],
      label: 'Buksan ang kahilingan',
    }),
    'request.assigned': ({ no, day }) => ({
      subject: `Hahanapin: kahilingang ${no}`,
      paragraphs: [`Hinihiling sa yunit mo na hanapin ang para sa kahilingang ${no}. Dapat masagot sa ${day}.`],
      label: 'Buksan ang kahilingan',
    }),
    'request.decide': ({ no, day }) => ({
      subject: `Naghihintay ng pasya mo: kahilingang ${no}`,
      paragraphs: [`May iminungkahing sagot sa kahilingang ${no} na naghihintay ng pasya mo. Dapat masagot sa ${day}.`],
      label: 'Magpasya',
    }),
    'request.sent-back': ({ no, day }) => ({
      subject: `Ibinalik: kahilingang ${no}`,
      paragraphs: [
        `Ibinalik sa yunit mo ang sagot sa kahilingang ${no}. Nasa Sinupan ang dahilan. Dapat masagot sa ${day}.`,
      ],
      label: 'Buksan ang kahilingan',
    }),
    'request.answered': ({ no, day }) => ({
      subject: `Sumagot ang humiling: ${no}`,
      paragraphs: [
        `Sinagot ng humiling ang tanong tungkol sa ${no}. Tuloy ang takbo ng araw; dapat masagot sa ${day}.`,
      ],
      label: 'Buksan ang kahilingan',
    }),
    'request.appealed': ({ no }) => ({
      subject: `Apela laban sa sagot sa ${no}`,
      paragraphs: [`Umaapela ang humiling laban sa sagot sa ${no}. Maaari itong buksang muli ng nagpasya.`],
      label: 'Buksan ang kahilingan',
    }),
    'request.reminded': ({ no, day }) => ({
      subject: `Dapat masagot sa ${day}: kahilingang ${no}`,
      paragraphs: [`Dapat masagot sa ${day} ang kahilingang ${no}, at hindi pa ito nasasagot.`],
      label: 'Buksan ang kahilingan',
    }),
    'request.due-moved': ({ no, day }) => ({
      subject: `Ibang araw para sa kahilingang ${no}`,
      paragraphs: [
        `May ipinahayag na holiday. Dapat nang masagot ang kahilingang ${no} sa ${day}; sinabihan ang humiling.`,
      ],
      label: 'Buksan ang kahilingan',
    }),
  },
}
