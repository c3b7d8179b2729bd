import type { Metric } from '../metrics/metric.ts'

/** What the first process of a server says to one that answers requests beside it. */
export type ToWebProcess =
  | { begin: { databaseUrl: string } }
  | { end: number }
  | { metrics: readonly Metric[]; of: number }

/** What that one says once it serves: how busy it was and what it measured, and that it is asked for everybody's measures. */
export type FromWebProcess = { busy: number; metrics: readonly Metric[] } | { wantsMetrics: number }
