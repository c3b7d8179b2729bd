import { Writable } from 'node:stream'

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

interface Line {
  level: number
  time: number
  msg?: string
  req?: { method?: string; url?: string }
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

/** One line of the log as a person reads it at a terminal; undefined for what would only be noise there. */
export function peopleLine(json: string): string | undefined {
  const line = JSON.parse(json) as Line
  if (isRoutine(line)) return undefined
  const level = levels[line.level] ?? String(line.level)
  // Where it broke helps only who looks at an error.
  const stack = line.level >= 50 ? line.err?.stack?.split('\n').slice(1, 6).join('\n') : undefined
  return [`${clockOf(line.time)} ${level} ${wordsOf(line)}`, ...(stack ? [stack] : [])].join('\n')
}

/** Takes pino's lines and writes them for people. */
export const peopleLog = (out: Pick<NodeJS.WriteStream, 'write'> = process.stdout): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line = peopleLine(chunk.toString('utf8'))
      if (line !== undefined) out.write(`${line}\n`)
      done()
    },
  })
