import type { Feature } from '../../frame/feature.ts'
import { screen } from '../../lib/chunk.ts'

export const postingReview: Feature = {
  staff: [
    {
      path: 'archive/cru-file-posting',
      lazy: screen(() => import('./posting-review-page.tsx'), 'PostingReviewPage'),
    },
  ],
}
