import type { FoundDocument as Found, SearchResult } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCalendarDate, formatSize } from '../../../lib/format.ts'
import { fileKindOf } from '../../../ui/file-kind.ts'
import { useIsPhone } from '../../../ui/media.ts'
import { type Passage, ResultItem } from '../../../ui/search/result-item.tsx'
import { unitsQuery } from '../../choices/index.ts'
import { documentEntryId, documentKind, extensionOfDocument, inFolder } from '../../documents/index.ts'
import { kindName, placeName, unescaped } from '../../public-search/index.ts'
import { previewAddress } from '../preview-address.ts'
import type { SearchState } from '../search-state.ts'
import { t } from '../words.ts'
import classes from './results.module.css'

interface FoundDocumentProps {
  result: SearchResult
  document: Found
  state: SearchState
}

const mostPassages = 2

/** A found document: title, what it is, where it lies, and why it was found. */
export function FoundDocument({ result, document, state }: FoundDocumentProps) {
  const extension = extensionOfDocument(document)
  const name = unescaped(result.highlights[0] ?? document.name)
  const { passages = [], passageCount = 0 } = result
  const [first] = passages
  const isMore = first !== undefined && passageCount > Math.min(passages.length, mostPassages)
  return (
    <ResultItem
      rowId={documentEntryId(document.id)}
      title={extension ? `${name}.${extension}` : name}
      to={previewAddress(state, document.id)}
      kind={documentKind(document)}
      thumbnail={document.thumbnailUrl ?? undefined}
      meta={<Meta result={result} document={document} />}
      passages={passagesOf(result, document, state)}
      more={
        isMore
          ? { label: t('passages', { count: passageCount }), to: previewAddress(state, document.id, first) }
          : undefined
      }
    />
  )
}

/** What was found of the description, then in the text with its places. */
function passagesOf({ highlights, passages = [] }: SearchResult, document: Found, state: SearchState): Passage[] {
  const described = highlights.slice(1).map((text) => ({ text: unescaped(text) }))
  const inText = passages.slice(0, mostPassages).map((passage) => ({
    text: unescaped(passage.text),
    page: { label: placeName(passage), to: previewAddress(state, document.id, passage) },
  }))
  return [...described, ...inText]
}

/** Series · unit, where it is another’s · date · type, pages, size; then where it lies. */
function Meta({ result: { path }, document }: Omit<FoundDocumentProps, 'state'>) {
  const phone = useIsPhone()
  const units = useQuery({ ...unitsQuery(), enabled: !path }).data?.items
  const { documentCategory, documentDate, isClassifiedDoc } = document
  const words = [
    documentCategory?.category,
    path ? undefined : units?.find(({ id }) => id === document.deliveryUnitId)?.name,
    documentDate && formatCalendarDate(documentDate),
    isClassifiedDoc ? t('classifiedDoc') : undefined,
    !phone && contentsOf(document),
  ].filter(Boolean)
  return (
    <>
      {words.join(' · ')}
      {path && (
        <Link className={classes.path} to={inFolder(document)}>
          {path}
        </Link>
      )}
    </>
  )
}

function contentsOf({ fileManagerFiles: files, totalFileSize }: Found): string | undefined {
  const [file, ...others] = files
  if (!file) return undefined
  const size = formatSize(totalFileSize)
  if (others.length > 0) return `${t('files', { count: files.length })}, ${size}`
  const pages = file.pageCount ? t('pages', { count: file.pageCount }) : undefined
  return [kindName(fileKindOf(file.fileType)), pages, size].filter(Boolean).join(', ')
}
