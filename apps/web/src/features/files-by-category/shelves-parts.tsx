import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Go } from '../../list/address.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { CategoryPlace } from './address.ts'
import type { Group } from './shelves.ts'
import { t } from './words.ts'

/** What both screens are given: the groups in whatever state they are, and the place in the address. */
export interface ShelvesProps {
  shelves: { data: { items: Group[] } | undefined; error: Error | null; refetch: () => unknown }
  place: CategoryPlace
  go: Go<CategoryPlace>
}

/** The unit has no documents at all. */
export const NothingYet = () => (
  <EmptyState
    drawing="documents"
    title={t('emptyTitle')}
    line={t('emptyLine')}
    action={
      <Button variant="default" component={Link} to={paths.myOffice()}>
        {t('toMyOffice')}
      </Button>
    }
  />
)
