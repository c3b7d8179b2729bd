import type { ChildProcess } from 'node:child_process'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { benchPassword, type DataSet } from './data-set.ts'

export interface Bench {
  product: number
  server: ChildProcess
  ceiling: number
  /** The process of the ceilings. */
  bare: ChildProcess
  token: string
  set: DataSet
  folder: string
  /** The database as PostgreSQL's superuser, for data that come in past the triggers. */
  superuser: string
  db: Database
  /** Starts another process of the product, on the same database and files. */
  startProduct(role: 'all' | 'web'): Promise<{ port: number; child: ChildProcess }>
}
export type Row = [job: string, product: string, ceiling: string, ratio: string]
export interface Job {
  name: string
  /** Whether it measures documents; where no chosen job does, there are few of them. */
  needsDocuments?: boolean
  /** Whether it opens the built web in a browser. */
  needsWeb?: boolean
  /** Answers its rows; a long one prints them as they come. */
  run(bench: Bench, print: (row: Row) => void): Promise<Row[]>
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

/** The token of somebody who has the bench's password. */
export async function signIn(port: number, userName: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: benchPassword }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error('The bench could not sign in.')
  return token
}
