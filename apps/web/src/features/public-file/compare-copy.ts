/** What is known of a published file. */
export interface Published {
  fileName: string
  size: number
  sha256: string
}

export type Verdict =
  | { is: 'copy'; published: Published }
  | { is: 'otherSize'; published: Published }
  | { is: 'otherContent' }

/** The published files that a file of this size may be a copy of. */
export const candidates = (size: number, published: readonly Published[]): Published[] =>
  published.filter((file) => file.size === size)

/** Compares a copy's digest with the published files; `digest` is undefined where no size fits. */
export function verdictOf(digest: string | undefined, published: readonly Published[], shown: Published): Verdict {
  if (digest === undefined) return { is: 'otherSize', published: shown }
  const same = published.find((file) => file.sha256.toLowerCase() === digest)
  return same ? { is: 'copy', published: same } : { is: 'otherContent' }
}
