import { Button } from '@mantine/core'
import type { SearchResult } from '@sinupan/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { ListMore } from '../../../list/list-more.tsx'
import { ListPages } from '../../../list/list-pages.tsx'
import { usePageRows } from '../../../list/page-rows.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DocumentPreview } from '../../document-details/index.ts'
import { markedIn, pageOf } from '../../public-search/index.ts'
import { addressOf } from '../address.ts'
import { filterCount, withoutFilters } from '../chosen.ts'
import { previewAddress, readPreview } from '../preview-address.ts'
import type { SearchState } from '../search-state.ts'
import type { Found } from '../use-found.ts'
import { t } from '../words.ts'
import { FoundDocument } from './found-document.tsx'
import { FoundOther } from './found-other.tsx'
import classes from './results.module.css'

interface FoundListProps {
  found: Found
  state: SearchState
  onChange: (state: SearchState) => void
}

/** The results of a page, the pages, and a document over them when one is opened. */
export function FoundList({ found, state, onChange }: FoundListProps) {
  const { rows: items = [], total, more, isStale } = found
  if (items.length === 0) return <NothingFound state={state} onChange={onChange} />
  return (
    <>
      <div className={classes.found} data-waiting={isStale || undefined}>
        {items.map((result) =>
          result.type === 'File' && result.file ? (
            <FoundDocument key={`File ${result.id}`} result={result} document={result.file} state={state} />
          ) : (
            <FoundOther key={`${result.type} ${result.id}`} result={result} />
          ),
        )}
      </div>
      <ListMore more={more} />
      <div className={classes.pager}>
        <ListPages
          flush
          size={usePageRows('list')}
          total={total}
          page={state.page}
          onPage={(page) => onChange({ ...state, page })}
        />
      </div>
      <Opened items={items} state={state} />
    </>
  )
}

function NothingFound({ state, onChange }: Pick<FoundListProps, 'state' | 'onChange'>) {
  const isOnlyAbout = state.about !== undefined && state.search === '' && filterCount(state) === 1
  if (isOnlyAbout) return <EmptyState drawing="documents" title={t('nothingAbout')} line={t('nothingAboutLine')} />
  return (
    <EmptyState
      drawing="search"
      title={t('nothing')}
      line={t('nothingLine')}
      action={
        filterCount(state) > 0 && (
          <Button variant="default" onClick={() => onChange(withoutFilters(state))}>
            {t('clearFilters')}
          </Button>
        )
      }
    />
  )
}

function Opened({ items, state }: { items: readonly SearchResult[]; state: SearchState }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const spot = readPreview(query)
  const { id, page, file } = spot
  if (id === undefined) return null
  const files = items.flatMap(({ file }) => file ?? [])
  return (
    <DocumentPreview
      key={`${id} ${page} ${file}`}
      id={id}
      documents={files}
      isFound
      page={page}
      first={file}
      find={page === undefined ? undefined : (wordsAt(items, spot) ?? plainWords(state.search))}
      onGo={(next) => void navigate(previewAddress(state, next), { replace: true })}
      onClose={() => void navigate(addressOf(state), { replace: true })}
    />
  )
}

/** The words that are marked in the passage that was chosen. */
function wordsAt(items: readonly SearchResult[], { id, page, file }: ReturnType<typeof readPreview>) {
  const passages = items.find((item) => item.type === 'File' && item.id === id)?.passages
  const chosen = passages?.find((passage) => passage.fileId === file && pageOf(passage) === page)
  return chosen && markedIn(chosen)
}

/** What can be found in a text: the words without the signs of the search's language. */
const plainWords = (search: string) =>
  search
    .replace(/-?\b(?:tag|category|type|before|after):(?:"[^"]*"|\S+)/gi, ' ')
    .replace(/(^|\s)-\S+/g, ' ')
    .replace(/["“”]|\bOR\b/g, ' ')
    .trim()
    .replace(/\s+/g, ' ') || undefined
