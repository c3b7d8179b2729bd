import { isListed } from './listed.ts'
import type { PreviewFile } from './preview-file.ts'

/** Mails, and what may carry files as they do. */
const mails = /^(message\/rfc822|application\/vnd\.ms-(outlook|tnef))$/
/** What carries files and is not shown as a list. */
const wraps = /^application\/(mbox|pkcs7-mime)$/
const carriers =
  /^application\/(pdf$|msword$|vnd\.(openxmlformats-officedocument\.|oasis\.opendocument\.|sun\.xml\.|ms-(word|powerpoint|excel)))/

export const isMail = ({ mediaType }: PreviewFile): boolean => mails.test(mediaType)
/** Archives, and a mailbox in one file. */
export const isArchive = (file: PreviewFile): boolean => isListed(file) || wraps.test(file.mediaType)
/** Whether files may be attached to it. */
export const mayCarry = (file: PreviewFile): boolean => isMail(file) || isArchive(file) || carriers.test(file.mediaType)
