import { createHash } from 'node:crypto'

/** A short name that stands for a cluster's folder in process titles and in the temporary folder. */
export function clusterName(cluster: string): string {
  return `sinupan-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
}
