import { today } from '../../lib/format.ts'

const dayMs = 86_400_000

/** The day so many days from today. */
export const inDays = (days: number): string => today(new Date(Date.now() + days * dayMs))
