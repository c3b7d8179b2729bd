import type { CopyFinding, CopyFindingCode } from '@sinupan/contract'
import type { Finding } from '../../../platform/derivatives/index.ts'

/** What was found, and what to do about it. A page is told as "on page 3", a part by its name. */
const sentences: Readonly<Record<CopyFindingCode, (where: string) => string>> = {
  CoveredText: (where) =>
    `Text that cannot be seen can be copied out${where}. Cover it with a box, or make pictures of the pages.`,
  CoveredPicture: (where) =>
    `A box hides a part of a picture that is still in the file${where}. Make pictures of the pages.`,
  HiddenLayer: () => 'The file has layers that are not shown. Make pictures of the pages.',
  HiddenText: (where) => `The file holds text that is not shown${where}. Take it out, or make pictures of the pages.`,
  EmbeddedFile: (where) => `Another file lies in this one${where}. Take it out, or make pictures of the pages.`,
  PendingRedaction: (where) => `Boxes were marked and never applied${where}. Cover the text here.`,
  Comment: (where) => `There are comments or marks${where}. Take them out, or make pictures of the pages.`,
  TrackedChange: (where) => `Changes are tracked${where}. Accept or refuse them all, and add the file again.`,
  HiddenSheet: (where) => `A sheet is hidden${where}. Delete it, and add the file again.`,
  HiddenCells: (where) => `Rows or columns are hidden${where}. Delete them, and add the file again.`,
  HiddenSlide: (where) => `A slide is hidden${where}. Delete it, and add the file again.`,
  Notes: (where) => `A slide has notes${where}. Delete them, and add the file again.`,
  ExternalLink: (where) => `The file draws from others outside it${where}. Cut the link, and add the file again.`,
  PivotCache: (where) =>
    `A pivot table carries all that it was made of${where}. Keep its values alone, and add the file again.`,
  CroppedPicture: (where) =>
    `A picture is cropped, and the rest of it is still there${where}. Delete the cropped areas, and add the file again.`,
  Macro: () => 'The file holds macros. Save it without them, and add the file again.',
  UnknownPart: (where) =>
    `The file holds something that nobody here can look into${where}. Save it as a PDF, and add that.`,
  UnknownKind: () => 'Of this kind of file no checked copy can be made. Save it as a PDF, and add that.',
}

export const toldFindings = (findings: readonly Finding[]): CopyFinding[] =>
  findings.map((finding) => ({ ...finding, sentence: sentences[finding.code](whereOf(finding)) }))

function whereOf({ page, part }: Finding): string {
  if (page !== null) return ` on page ${page}`
  return part === null ? '' : ` in ‘${part}’`
}

/** Why none could be made. */
export const failureSentences: Readonly<Record<string, string>> = {
  Corrupt: 'The file cannot be read. Save it again with the program that made it, and add it again.',
  PasswordProtected: 'The file is protected by a password. Save it without one, and add it again.',
  TooLarge: 'The file is too large for a copy: at most 500 pages and 300 MB.',
  TimedOut: 'Making a copy took too long. Divide the file.',
  Crashed: 'No copy could be made of this file. Save it as a PDF, and add that.',
}
