import { people } from '../features/people/routes.ts'
import { postingReview } from '../features/posting-review/routes.ts'
import type { Feature } from './feature.ts'

/** Every feature of this release. */
export const features: readonly Feature[] = [people, postingReview]
