import { Writable } from 'node:stream'

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

interface Asked {
  method?: string
  url?: string
}
interface Line {
  level: number
  time: number
  msg?: string
  reqId?: string
  req?: Asked
  res?: { statusCode?: number }
  responseTime?: number
  err?: { message?: string; stack?: string }
}

/** What a log says in any case, and nobody at a terminal needs: that a request came, and at which addresses it listens. */
const isRoutine = ({ msg = '' }: Line) => msg === 'incoming request' || msg.startsWith('Server listening at')

const clockOf = (time: number) => new Date(time).toTimeString().slice(0, 8)

function wordsOf({ msg = '', req, res, responseTime, err }: Line): string {
  const request = req?.method ? `${req.method} ${req.url ?? ''}` : ''
  const answer = res?.statusCode ? `${res.statusCode} in ${Math.round(responseTime ?? 0)} ms` : ''
  const words = msg === 'request completed' ? '' : msg
  return [words, request, answer, err?.message].filter(Boolean).join(' · ')
}

/** A line of the log as a person reads it at a terminal. */
function peopleLine(line: Line): string {
  const level = levels[line.level] ?? String(line.level)
  // Where it broke helps only who looks at an error.
  const stack = line.level >= 50 ? line.err?.stack?.split('\n').slice(1, 6).join('\n') : undefined
  return [`${clockOf(line.time)} ${level} ${wordsOf(line)}`, ...(stack ? [stack] : [])].join('\n')
}

const mostAsked = 1_000

/** Takes pino's lines and writes them for people: a request in one line, with what it asked and how it was answered. */
export function peopleLog(out: Pick<NodeJS.WriteStream, 'write'> = process.stdout): Writable {
  const asked = new Map<string, Asked>()
  const take = (line: Line): void => {
    const { reqId = '', msg, req } = line
    if (msg === 'incoming request' && req && asked.size < mostAsked) asked.set(reqId, req)
    if (!isRoutine(line)) out.write(`${peopleLine({ req: asked.get(reqId) ?? {}, ...line })}\n`)
    if (msg === 'request completed') asked.delete(reqId)
  }
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      take(JSON.parse(chunk.toString('utf8')) as Line)
      done()
    },
  })
}
