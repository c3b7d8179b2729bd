import { useState } from 'react'
import { Into } from '../../frame/slots.tsx'
import { formatSize } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useTitle } from '../../lib/title.ts'
import { ActMenu } from '../../list/act-menu.tsx'
import { LoadingList } from '../../list/loading-list.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { DocumentPreview } from '../document-details/index.ts'
import { CategoryTable, categoryColumns } from './category-table.tsx'
import { type OpenMenu, ShelfCards } from './shelf-cards.tsx'
import { bytesIn, documentsIn, type Group, type Shelf, shelvesOf } from './shelves.ts'
import { NothingYet, type ShelvesProps } from './shelves-parts.tsx'
import { useSeenShelves } from './use-seen-shelves.ts'
import { useShelfLayout, useShelfViews } from './view-choice.tsx'
import { t } from './words.ts'

/** Every category in which the unit has documents: as shelves with the latest, or as a table. */
export function ShelvesScreen({ unitId, ...props }: ShelvesProps & { unitId: number }) {
  const { shelves, place, go } = props
  const { groups, see } = useSeenShelves(unitId, shelves.data?.items ?? [])
  const latest = shelvesOf(groups).flatMap((shelf) => shelf.latest)
  const views = useShelfViews(place, false)
  useTitle(t('title'))
  return (
    <>
      <ScreenTop title={t('title')} wide wideOnly={views.toggle} acts={views.acts} />
      <Content {...props} groups={groups} onNear={see} />
      {groups.length > 0 && <Into slot="footer">{sumOf(groups)}</Into>}
      {place.previewId !== undefined && (
        <DocumentPreview
          id={place.previewId}
          documents={latest}
          onGo={(previewId) => go({ previewId })}
          onClose={() => go({ previewId: undefined })}
        />
      )}
    </>
  )
}

interface ContentProps extends ShelvesProps {
  groups: readonly Group[]
  onNear: (shelf: Shelf) => void
}

function Content({ shelves: { data, error, refetch }, groups, onNear, place, go }: ContentProps) {
  const [layout] = useShelfLayout()
  const [menu, setMenu] = useState<OpenMenu>()
  if (error && !data) return <LoadFailure title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingList label={t('loading')} columns={categoryColumns()} layout={layout} />
  if (groups.length === 0) return <NothingYet />
  return (
    <>
      {layout === 'grid' ? (
        <ShelfCards groups={groups} onNear={onNear} place={place} go={go} onMenu={setMenu} />
      ) : (
        <CategoryTable groups={groups} go={go} />
      )}
      {menu && <ActMenu {...menu} onClose={() => setMenu(undefined)} />}
    </>
  )
}

function sumOf(groups: readonly Group[]): string {
  const shelves = shelvesOf(groups)
  return t('all', {
    categories: t('categoryCount', { count: shelves.length }),
    documents: t('documentCount', { count: documentsIn(shelves) }),
    size: formatSize(bytesIn(shelves)),
  })
}
