import type { Language, LoanNotice } from '@sinupan/contract'
import type { Words } from './texts.ts'

/** A loan as letters tell it; `title` and `by` are as they stand in a sentence, the day as it is read. */
export interface ToldLoan {
  title: string
  by: string
  unitName: string
  day: string
  /** To who borrows; otherwise to the unit whose original it is. */
  isBorrower: boolean
}

const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What letters on originals on loan say. */
export const loanTexts: Record<Language, Record<LoanNotice, (loan: ToldLoan) => Words>> = {
  en: {
    'loan.requested': ({ title, by, day }) => ({
      subject: `Asked for: the original of ${title}`,
      paragraphs: [`${atStart(by)} asks for the original of ${title}, needed by ${day}. The reason stands in Sinupan.`],
      label: 'Open the loans',
    }),
    'loan.approved': ({ title, unitName }) => ({
      subject: `You get the original of ${title}`,
      paragraphs: [`${unitName} will have the original of ${title} ready for you. Bring it back when you are done.`],
      label: 'Open my loans',
    }),
    'loan.refused': ({ title, unitName }) => ({
      subject: `You do not get the original of ${title}`,
      paragraphs: [`${unitName} can’t give you the original of ${title}. The reason stands in Sinupan.`],
      label: 'Open my loans',
    }),
    'loan.turn': ({ title, unitName }) => ({
      subject: `It is your turn: the original of ${title}`,
      paragraphs: [`You are first in the line for the original of ${title} now. ${unitName} decides next.`],
      label: 'Open my loans',
    }),
    'loan.reminded': ({ title, day, unitName }) => ({
      subject: `Due on ${day}: the original of ${title}`,
      paragraphs: [`Please bring the original of ${title} back to ${unitName} by ${day}.`],
      label: 'Open my loans',
    }),
    'loan.overdue': ({ title, day, by, unitName, isBorrower }) => ({
      subject: `Overdue since ${day}: the original of ${title}`,
      paragraphs: [
        isBorrower
          ? `The original of ${title} was due on ${day}. Please bring it back to ${unitName}.`
          : `The original of ${title} was due on ${day}. ${atStart(by)} has it.`,
      ],
      label: 'Open the loans',
    }),
  },
  fil: {
    'loan.requested': ({ title, by, day }) => ({
      subject: `Hinihiram: ang orihinal ng ${title}`,
      paragraphs: [`Hinihiling ni ${by} ang orihinal ng ${title}, kailangan sa ${day}. Nasa Sinupan ang dahilan.`],
      label: 'Buksan ang mga hiram',
    }),
    'loan.approved': ({ title, unitName }) => ({
      subject: `Maaari mong hiramin ang orihinal ng ${title}`,
      paragraphs: [`Ihahanda ng ${unitName} ang orihinal ng ${title} para sa iyo. Isauli ito kapag tapos ka na.`],
      label: 'Buksan ang mga hiniram ko',
    }),
    'loan.refused': ({ title, unitName }) => ({
      subject: `Hindi maipahiram ang orihinal ng ${title}`,
      paragraphs: [`Hindi maipahiram ng ${unitName} ang orihinal ng ${title}. Nasa Sinupan ang dahilan.`],
      label: 'Buksan ang mga hiniram ko',
    }),
    'loan.turn': ({ title, unitName }) => ({
      subject: `Ikaw na ang susunod: ang orihinal ng ${title}`,
      paragraphs: [`Nangunguna ka na sa pila para sa orihinal ng ${title}. Magpapasya ang ${unitName}.`],
      label: 'Buksan ang mga hiniram ko',
    }),
    'loan.reminded': ({ title, day, unitName }) => ({
      subject: `Isauli sa ${day}: ang orihinal ng ${title}`,
      paragraphs: [`Pakisauli sa ${unitName} ang orihinal ng ${title} hanggang ${day}.`],
      label: 'Buksan ang mga hiniram ko',
    }),
    'loan.overdue': ({ title, day, by, unitName, isBorrower }) => ({
      subject: `Lampas na mula ${day}: ang orihinal ng ${title}`,
      paragraphs: [
        isBorrower
          ? `Dapat naisauli ang orihinal ng ${title} noong ${day}. Pakisauli ito sa ${unitName}.`
          : `Dapat naisauli ang orihinal ng ${title} noong ${day}. Nasa kay ${by} ito.`,
      ],
      label: 'Buksan ang mga hiram',
    }),
  },
}
