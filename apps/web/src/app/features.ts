import { myOffice } from '../features/my-office/routes.ts'
import { people } from '../features/people/routes.ts'
import { postingReview } from '../features/posting-review/routes.ts'
import { publicFile } from '../features/public-file/routes.ts'
import { publicSearch } from '../features/public-search/routes.ts'
import { uploads } from '../features/uploads/routes.ts'
import type { Feature } from './feature.ts'

/** Every feature of this release. */
export const features: readonly Feature[] = [publicSearch, publicFile, people, myOffice, uploads, postingReview]
