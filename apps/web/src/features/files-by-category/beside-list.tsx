import { ActMenu } from '../../list/act-menu.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import { DetailsPane, DocumentPreview } from '../document-details/index.ts'
import type { CategoryList } from './use-category-list.ts'
import { t } from './words.ts'

/** What stands below, beside and over a category's list: its pages, the menu, the panel, a document shown large. */
export function BesideList({ list }: { list: CategoryList }) {
  const { place, go, entries, total, size } = list
  const smallest = Math.min(...size.choices.filter((one) => one !== 'scroll'))
  return (
    <>
      <ListPages
        words={t('documentCount', { count: total })}
        page={place.page}
        pages={list.pages}
        onPage={(page) => go({ page })}
        size={size}
        isShort={total <= smallest}
      />
      {list.menu && <ActMenu {...list.menu} />}
      {place.details && (
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
          entries={entries}
          onGo={(previewId) => go({ previewId }, { replace: true })}
          onClose={() => go({ previewId: undefined }, { replace: true })}
        />
      )}
    </>
  )
}
