import type { Writable } from 'node:stream'
import type { Config } from '../../config.ts'
import { peopleLog } from './people-log.ts'

type Settings = Pick<Config, 'LOG_FORMAT' | 'LOG_LEVEL'>

/** Whether a person reads the log: at a terminal, or where it was asked for. */
const isForPeople = ({ LOG_FORMAT }: Settings): boolean =>
  LOG_FORMAT === 'people' || (LOG_FORMAT === 'auto' && process.stdout.isTTY === true)

/** Where the log goes: nowhere else than pino's own way, JSON on standard output, unless people read it. */
export const logStream = (config: Settings): { stream?: Writable } =>
  isForPeople(config) ? { stream: peopleLog() } : {}

/** Says a sentence to who starts the server: as it is where people read, as a line of the log elsewhere. */
export function sayer(config: Settings): (msg: string) => void {
  const lineOf = (msg: string) => (isForPeople(config) ? msg : JSON.stringify({ level: 30, time: Date.now(), msg }))
  return (msg) => void process.stdout.write(`${lineOf(msg)}\n`)
}
