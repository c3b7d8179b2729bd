import type { PreviewFile } from './preview-file.ts'

/** Mails, and what may carry files as they do. */
const mails = /^(message\/rfc822|application\/vnd\.ms-(outlook|tnef))$/
const archives = /^application\/(zip|x-tar|gzip|mbox|pkcs7-mime)$/
const carriers =
  /^application\/(pdf$|msword$|vnd\.(openxmlformats-officedocument\.|oasis\.opendocument\.|ms-(word|powerpoint|excel)))/

export const isMail = ({ mediaType }: PreviewFile): boolean => mails.test(mediaType)
/** Archives, and a mailbox in one file. */
export const isArchive = ({ mediaType }: PreviewFile): boolean => archives.test(mediaType)
/** Whether files may be attached to it. */
export const mayCarry = (file: PreviewFile): boolean => isMail(file) || isArchive(file) || carriers.test(file.mediaType)
