import { Buffer } from 'node:buffer'

export interface MailPaper {
  from: string
  to: string
  /** ISO 8601 with its offset. */
  date: string
  subject: string
  /** Its paragraphs. */
  body: readonly string[]
  attachments: readonly { name: string; bytes: Buffer }[]
}

const line = 76

/** A mail as programs send it (RFC 5322, MIME), with what is attached to it. */
export function mailFile({ from, to, date, subject, body, attachments }: MailPaper): Buffer {
  const boundary = `part-${Buffer.from(`${date}${from}`).toString('hex').slice(0, 24)}`
  const heads = [
    `Date: ${dateOf(date)}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ]
  const letter = part('text/plain; charset=utf-8', Buffer.from(body.join('\n\n').replaceAll('\n', '\r\n')))
  const papers = attachments.map(({ name, bytes }) =>
    part('application/octet-stream', bytes, [
      `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    ]),
  )
  const parts = [letter, ...papers].map((one) => `--${boundary}\r\n${one}\r\n`)
  return Buffer.from(`${heads.join('\r\n')}\r\n\r\n${parts.join('')}--${boundary}--\r\n`)
}

function part(type: string, bytes: Buffer, more: readonly string[] = []): string {
  const heads = [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', ...more]
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${line}}`, 'g')) ?? []
  return `${heads.join('\r\n')}\r\n\r\n${lines.join('\r\n')}`
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

function dateOf(iso: string): string {
  const [, day = '', time = '', sign = '+', hours = '00', minutes = '00'] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)([+-])(\d\d):(\d\d)$/.exec(iso) ?? []
  const utc = new Date(`${day}T00:00:00Z`).toUTCString().slice(0, 16)
  return `${utc} ${time} ${sign}${hours}${minutes}`
}
