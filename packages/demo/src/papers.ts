/** The makers of papers, for whoever needs a real file of a kind with words of their own in it. */
export { memoPdf } from './files/letters.ts'
export { mailFile } from './files/mail.ts'
export { wordPaper } from './files/office/word.ts'
export { workbook } from './files/office/workbook.ts'
export { makePaper } from './files/pdf/paper.ts'
