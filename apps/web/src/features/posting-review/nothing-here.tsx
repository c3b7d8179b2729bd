import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { isFiltered } from './place.ts'
import type { Desk } from './use-desk.ts'
import { t } from './words.ts'

/** An empty queue: what will come here, or how to see the rest. */
export function NothingHere({ desk: { place } }: { desk: Desk }) {
  const { tab, filter, go } = place
  if (isFiltered(filter))
    return (
      <EmptyState
        drawing="search"
        title={t('nothingFound')}
        line={t('nothingFoundLine')}
        action={
          <Button variant="default" onClick={() => go({ search: '', campusId: undefined, categoryId: undefined })}>
            {t('clearFilter')}
          </Button>
        }
      />
    )
  if (tab === 'approved')
    return <EmptyState drawing="documents" title={t('nothingApproved')} line={t('nothingApprovedLine')} />
  return <EmptyState drawing="documents" title={t('nothingWaits')} line={t('nothingWaitsLine')} />
}
