import type { ReactNode } from 'react'
import { LoadFailure } from '../lib/load-failure.tsx'
import type { Listed } from './listed.ts'

interface ListStatesProps<Row> {
  listed: Pick<Listed<Row>, 'rows' | 'error' | 'retry'>
  /** 'The units could not be loaded'. */
  failed: string
  /** In the size of what comes. */
  loading: ReactNode
  /** Says what to do. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** The four states of every list: on its way, failed, empty, there. */
export function ListStates<Row>({ listed, failed, loading, empty, children }: ListStatesProps<Row>) {
  const { rows, error, retry } = listed
  if (error) return <LoadFailure title={failed} error={error} onRetry={retry} />
  if (!rows) return loading
  return rows.length === 0 ? empty : children(rows)
}
