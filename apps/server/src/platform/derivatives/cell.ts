import { resolve } from 'node:path'
import type { Limits } from './limits.ts'

/** What a confined process is started with, before anybody says which file it reads. */
export interface Cell {
  /** Path of what it runs. */
  program: string
  limits: Limits
  /** Whether it may load native addons, until it has its file: sharp, which draws. */
  hasAddons: boolean
  /** As the system counts it. Requests go before reading, and reading before letters. */
  priority: number
  /** It is started ahead: what readers need is loaded while nothing is there to be read. */
  isAhead?: boolean
}

/** Reads a file's text, and draws it. */
export const readingProgram: string = resolve(import.meta.dirname, 'child.ts')
