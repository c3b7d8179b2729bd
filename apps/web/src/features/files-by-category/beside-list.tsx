import { ActMenu } from '../../list/act-menu.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { usePageRows } from '../../list/page-rows.ts'
import { DetailsPane, DocumentPreview, SumPane } from '../document-details/index.ts'
import { documentsOf } from '../documents/index.ts'
import type { CategoryList } from './use-category-list.ts'
import { t } from './words.ts'

/** What stands below, beside and over a category's list: its pages, the menu, the panel, a document shown large. */
export function BesideList({ list }: { list: CategoryList }) {
  const { place, go, entries } = list
  const { total } = list.listed
  return (
    <>
      <ListPages
        words={t('documentCount', { count: total })}
        size={usePageRows(list.kind)}
        total={total}
        page={place.page}
        onPage={(page) => go({ page })}
      />
      {list.menu && <ActMenu {...list.menu} />}
      {list.isSum && <SumPane entries={list.chosen} onClose={list.closeDetails} />}
      {place.details && !list.isSum && (
        <DetailsPane
          entryId={place.details}
          listed={entries.find(({ id }) => id === place.details)}
          onOpen={list.onOpen}
          onClose={list.closeDetails}
        />
      )}
      {place.previewId !== undefined && (
        <DocumentPreview
          id={place.previewId}
          documents={documentsOf(entries)}
          onGo={(previewId) => go({ previewId })}
          onClose={() => go({ previewId: undefined })}
        />
      )}
    </>
  )
}
