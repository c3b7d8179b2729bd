import type { Passage, PublicDocument, PublicPosting } from '@sinupan/contract'
import { formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fileKindOf } from '../../ui/file-kind.ts'
import { useIsPhone } from '../../ui/media.ts'
import { ResultItem } from '../../ui/search/result-item.tsx'
import { kindName } from './kind-name.ts'
import { unescaped } from './marked.ts'
import { markedIn, pageOf, placeName } from './place-name.ts'
import { dateOf, endOf, kindOf } from './public-name.ts'
import { t } from './words.ts'

interface FoundDocumentProps {
  posting: PublicPosting
  search: string
}

/** A found document with its passages; each leads to its place, where the words are marked. */
export function FoundDocument({ posting, search }: FoundDocumentProps) {
  const phone = useIsPhone()
  const { fileManager, highlights, passages, passageCount } = posting
  const to = paths.filePreview(fileManager.routeId)
  const at = (passage: Passage) => `${to}?${new URLSearchParams(spotOf(passage, search))}`
  const name = unescaped(highlights[0] ?? fileManager.name)
  const first = passages[0]
  return (
    <ResultItem
      title={`${name}${endOf(fileManager, fileManager.name)}`}
      to={to}
      kind={kindOf(fileManager)}
      thumbnail={fileManager.thumbnailUrl ?? undefined}
      meta={metaOf(fileManager, phone)}
      passages={passages.slice(0, 2).map((passage) => ({
        text: unescaped(passage.text),
        page: { label: placeName(passage), to: at(passage) },
      }))}
      more={
        first && passageCount > Math.min(passages.length, phone ? 1 : 2)
          ? { label: t('pagesHit', { count: passageCount }), to: at(first) }
          : undefined
      }
    />
  )
}

/** The page and the file that the preview opens at, and what it marks there. */
function spotOf(passage: Passage, search: string): Record<string, string> {
  const page = pageOf(passage)
  return {
    ...(page !== undefined && { page: String(page) }),
    find: markedIn(passage) ?? search,
    ...(passage.fileId !== undefined && { file: String(passage.fileId) }),
  }
}

/** Series · campus · date · type, pages, size · how often it was opened. */
function metaOf(document: PublicDocument, phone: boolean): string {
  const { category, campusName, files, viewCount } = document
  const more = [files.length > 0 && contentsOf(files), viewCount > 0 && t('opened', { count: viewCount })]
  return [category, campusName, dateOf(document), ...(phone ? [] : more)].filter(Boolean).join(' · ')
}

function contentsOf(files: PublicDocument['files']): string {
  const size = formatSize(files.reduce((sum, file) => sum + file.size, 0))
  const [file, ...others] = files
  if (!file || others.length > 0) return `${t('files', { count: files.length })}, ${size}`
  const pages = file.pageCount && file.pageCount > 0 ? t('pages', { count: file.pageCount }) : undefined
  return [kindName(fileKindOf(file.fileType)), pages, size].filter(Boolean).join(', ')
}
