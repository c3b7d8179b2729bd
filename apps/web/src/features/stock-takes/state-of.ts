import type { StockTake } from '@sinupan/contract'
import type { Status } from '../../ui/status-mark.tsx'

/** The mark of a stock-take: closed with nothing to look after, closed with something, or open. */
export function stateOf({ closedAt, missing, misplaced }: StockTake): Status {
  if (!closedAt) return 'in-process'
  return missing + misplaced > 0 ? 'warning' : 'passed'
}
