import { Button } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { useLayout } from '../../lib/preferences.ts'
import type { Listed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { postingRow } from '../postings/index.ts'
import { archiveColumns, cardOf, phoneRow } from './columns.tsx'
import { hasPart, type useArchivePlace, wholeArchive } from './place.ts'
import { t } from './words.ts'

interface ArchiveListProps {
  listed: Listed<Posting>
  place: ReturnType<typeof useArchivePlace>
}

/** The posted documents. A click shows what is known of one, Enter or a double click the document itself. */
export function ArchiveList({ listed, place }: ArchiveListProps) {
  const panelFloats = useMedia(PANEL_FLOATS)
  const [layout] = useLayout('publicPageFile')
  return (
    <TableList
      label={t('title')}
      listed={listed}
      failed={t('failed')}
      empty={<Nothing place={place} />}
      columns={archiveColumns()}
      rowHeight={48}
      rowId={postingRow}
      nameOf={({ fileManager }) => fileManager.name}
      phoneRow={phoneRow}
      cards={{ isOn: layout === 'grid', of: cardOf }}
      sorting={place.sorting}
      onSort={({ column, direction }) =>
        place.go({ sorting: { column: column === 'name' ? column : 'reviewed', direction } })
      }
      isOpen={listed.rows?.some(({ id }) => id === place.postingId) ?? false}
      activeId={place.postingId === undefined ? undefined : String(place.postingId)}
      {...(!panelFloats && { onActivate: ({ id }: Posting) => place.go({ postingId: id }) })}
      onOpen={({ fileManagerId }) => place.go({ previewId: fileManagerId })}
      pages={{ list: layout === 'grid' ? 'grid' : 'table', page: place.page, onPage: (page) => place.go({ page }) }}
    />
  )
}

function Nothing({ place }: Pick<ArchiveListProps, 'place'>) {
  if (place.search === '' && !hasPart(place))
    return <EmptyState drawing="documents" title={t('empty')} line={t('emptyLine')} />
  return (
    <EmptyState
      drawing="search"
      title={t('nothingFound')}
      line={t('nothingFoundLine')}
      action={
        <Button variant="default" onClick={() => place.go({ ...wholeArchive, search: '' })}>
          {t('clear')}
        </Button>
      }
    />
  )
}
