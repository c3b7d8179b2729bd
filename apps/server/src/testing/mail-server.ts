import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  subject: string
  /** Its plain text, decoded. */
  text: string
}

/** A real mail server that keeps what it gets. `port` 0: any. */
export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, ...readMail(Buffer.concat(parts).toString('latin1')) })
        done()
      })
    },
  })
  await new Promise<void>((ready, failed) => {
    server.on('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    /** The newest mail to an address whose subject holds this. */
    find: (to: string, subject: string) =>
      mails.findLast((mail) => mail.to.includes(to) && mail.subject.includes(subject)),
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

function readMail(data: string): { subject: string; text: string } {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(data)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(data)
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(part?.[0].split('\r\n\r\n')[0] ?? '')
  const body = part?.[1] ?? ''
  return { subject, text: isBase64 ? Buffer.from(body, 'base64').toString('utf8') : unquote(body) }
}

/** Quoted-printable (RFC 2045, 6.7) as text. */
function unquote(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
