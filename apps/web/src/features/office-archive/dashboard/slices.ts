import type { PublicFacets } from '@sinupan/contract'
import { paths } from '../../../lib/paths.ts'
import { type FileKind, fileKindOf } from '../../../ui/file-kind.ts'
import { t } from './words.ts'

/** A part of a chart: its list is behind it. */
export interface Slice {
  id: string
  name: string
  count: number
  to: string
}

const found = (query: Record<string, string>) => `${paths.publicSearch()}?${new URLSearchParams(query)}`

export const campusSlices = ({ campuses }: PublicFacets): Slice[] =>
  campuses.map(({ id, name, count }) => ({ id: String(id), name, count, to: paths.publicCampus(id) }))

export const categorySlices = ({ categories }: PublicFacets): Slice[] =>
  categories.map(({ id, name, count }) => ({ id: String(id), name, count, to: paths.publicCategory(id) }))

const mostYears = 60

/** Years from the first to the last, also those without a document, so that the time between them shows. */
export function yearSlices({ years }: PublicFacets): Slice[] {
  const counts = new Map(years.map(({ year, count }) => [year, count]))
  const last = Math.max(...counts.keys())
  const first = Math.max(Math.min(...counts.keys()), last - mostYears + 1)
  if (!Number.isFinite(last)) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index)
    return { id: year, name: year, count: counts.get(first + index) ?? 0, to: found({ year }) }
  })
}

const kindNames: Record<FileKind, () => string> = {
  pdf: () => t('pdf'),
  word: () => t('word'),
  spreadsheet: () => t('spreadsheet'),
  presentation: () => t('presentation'),
  image: () => t('image'),
  video: () => t('video'),
  music: () => t('music'),
  drawing: () => t('drawing'),
  mail: () => t('mail'),
  text: () => t('text'),
  compressed: () => t('compressed'),
  other: () => t('other'),
}

/** Extensions of one kind stand together, the most frequent kind first. */
export function typeSlices({ fileTypes }: PublicFacets): Slice[] {
  const kinds = new Map<FileKind, { types: string[]; count: number }>()
  for (const { fileType, count } of fileTypes) {
    const kind = fileKindOf(fileType)
    const known = kinds.get(kind) ?? { types: [], count: 0 }
    kinds.set(kind, { types: [...known.types, fileType], count: known.count + count })
  }
  return [...kinds]
    .map(([kind, { types, count }]) => ({
      id: kind,
      name: kindNames[kind](),
      count,
      to: found({ type: types.join() }),
    }))
    .sort((a, b) => b.count - a.count)
}
