import type { PreviewFile } from './preview-file.ts'

/** Mails, and what may carry files as they do. */
const mails = /^(message\/rfc822|application\/vnd\.ms-(outlook|tnef))$/
const carriers =
  /^application\/(pdf$|msword$|vnd\.(openxmlformats-officedocument\.|oasis\.opendocument\.|ms-(word|powerpoint|excel)))/

export const isMail = ({ mediaType }: PreviewFile): boolean => mails.test(mediaType)
/** Whether files may be attached to it. */
export const mayCarry = (file: PreviewFile): boolean => isMail(file) || carriers.test(file.mediaType)
