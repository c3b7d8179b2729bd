import type { ChildProcess } from 'node:child_process'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { DataSet } from './data-set.ts'

export interface Bench {
  product: number
  server: ChildProcess
  ceiling: number
  token: string
  set: DataSet
  folder: string
  db: Database
}
export type Row = [job: string, product: string, ceiling: string, ratio: string]
export interface Job {
  name: string
  run(bench: Bench): Promise<Row[]>
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const row = (job: string, unit: string, product: number, ceiling: number): Row => {
  const digits = product < 10 ? 3 : 0
  const ratio = product / ceiling
  return [
    job,
    `${product.toFixed(digits)} ${unit}`,
    `${ceiling.toFixed(ceiling < 10 ? 3 : 0)} ${unit}`,
    ratio.toFixed(2),
  ]
}
