export interface PlanTransfer {
  title: string
  recipient: string
  /** Papers of this series. */
  series: string
  daysAgo: number
  receipt?: { number: string; daysAgo: number }
  /** Why it was given up. */
  givenUp?: string
}

/** What was handed over to archives institutions, and what is about to be. */
export const transfers: readonly PlanTransfer[] = [
  {
    title: 'Board papers of the founding years',
    recipient: 'National Archives of the Philippines',
    series: 'Board resolutions',
    daysAgo: 120,
    receipt: { number: 'NAP-2026-0417', daysAgo: 96 },
  },
  {
    title: 'Memoranda without further use',
    recipient: 'National Archives of the Philippines',
    series: 'Memoranda and circulars',
    daysAgo: 60,
    givenUp: 'The archives asked for the paper originals instead.',
  },
  {
    title: 'Policies and manuals for the regional archives',
    recipient: 'Regional Archives Division',
    series: 'Policies and manuals',
    daysAgo: 4,
  },
]
