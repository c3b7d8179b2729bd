import type { Job, ReleaseTask } from '../derived.ts'
import { outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import type { Cover } from './pdf/words.ts'
import type { Report } from './report.ts'

export type CopyTask = Extract<ReleaseTask, { what: 'copy' }>

/** What can be told of a kind of file, and made of it. Both throw `Unreadable`. */
export interface Kind {
  inspect(job: Job): Promise<Pick<Report, 'findings' | 'pageCount'>>
  /** Leaves the copy; null where none is made. */
  copy(job: Job, task: CopyTask): Promise<Report['copy']>
}

/** Boxes by their pages, from 1. */
export type Boxes = ReadonlyMap<number, readonly Cover[]>

const PIECE = 4_194_304

export function handOver(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += PIECE) leave(outputNames.copy, bytes.subarray(at, at + PIECE))
}

const UNIT = 10_000

export function unpacked(packed: readonly number[]): Boxes {
  const boxes = new Map<number, Cover[]>()
  for (let at = 0; at + 6 <= packed.length; at += 6) {
    const [page = 1, left = 0, top = 0, width = 0, height = 0, whole = 0] = packed.slice(at, at + 6)
    const list = boxes.get(page) ?? []
    const area = { left: left / UNIT, top: top / UNIT, right: (left + width) / UNIT, bottom: (top + height) / UNIT }
    list.push({ ...area, isOfWords: whole === 1 })
    boxes.set(page, list)
  }
  return boxes
}
