import type { Passage, SearchResult } from '@sinupan/contract'
import { IconHistory, IconLock, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUnits } from '../../../frame/unit.ts'
import { problemOf } from '../../../lib/api-refusal.ts'
import { useRested } from '../../../lib/rested.ts'
import { forgetSearch, rememberSearch, useSearchHistory } from '../../../lib/search-history.ts'
import { FileIcon } from '../../../ui/file-icon.tsx'
import { documentKind, extensionOfDocument } from '../../documents/index.ts'
import { placeName, unescaped } from '../../public-search/index.ts'
import { resultsAddress } from '../address.ts'
import { previewAddress } from '../preview-address.ts'
import { resultTarget } from '../result-target.ts'
import { OtherIcon } from '../results/found-other.tsx'
import { quickQuery } from '../search.api.ts'
import { nothingAsked, resultTypes } from '../search-state.ts'
import { isCalled, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import { useActions } from './use-actions.tsx'
import { useScreens } from './use-screens.tsx'
import { t } from './words.ts'

const mostOfType = 5
const look = { size: 20, stroke: 1.6, 'aria-hidden': 'true' } as const

/** What the palette offers for what is typed. The first entry is always the whole search, so that Enter is sure. */
export function usePaletteGroups(typed: string, go: (to: string) => void) {
  const text = typed.trim()
  const quick = useQuick(text)
  const history = useSearchHistory()
  const screens = useScreens(go).filter(({ label }) => isCalled(label, text))
  const actions = useActions(text).filter(({ label }) => isCalled(label, text))
  const search = (words: string) => {
    rememberSearch(words)
    go(resultsAddress(words))
  }
  const recent: PaletteEntry[] = history.map((entry) => ({
    id: `recent ${entry.id}`,
    icon: <IconHistory {...look} />,
    label: entry.search,
    run: () => search(entry.search),
    forget: () => forgetSearch(entry.id),
  }))
  // What begins as it is typed is meant, before any document that has the words somewhere.
  const [meant, other] = [true, false].map((isMeant) =>
    actions.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()) === isMeant),
  )
  const groups: PaletteGroup[] =
    text === ''
      ? [
          { id: 'recent', label: t('recent'), entries: recent },
          { id: 'screens', label: t('screens'), entries: screens },
          { id: 'actions', label: t('actions'), entries: actions },
        ]
      : [
          {
            id: 'everything',
            entries: [everything(text, () => search(text)), ...meantInstead(quick.didYouMean, search)],
          },
          { id: 'meant', label: t('actions'), entries: meant ?? [] },
          ...resultTypes.map((type) => ({
            id: type,
            label: t(type),
            entries: quick.items
              .filter((result) => result.type === type)
              .slice(0, mostOfType)
              .map(entryOf(text, go)),
          })),
          { id: 'screens', label: t('screens'), entries: screens },
          { id: 'actions', label: t('actions'), entries: other ?? [] },
        ]
  const isNothing = quick.isNothing && screens.length === 0 && actions.length === 0
  return { groups: groups.filter(({ entries }) => entries.length > 0), ...quick, isNothing }
}

function useQuick(text: string) {
  const { chosen } = useUnits()
  const asked = useRested(text)
  const isAsked = asked !== '' && chosen !== undefined
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...quickQuery(chosen?.id ?? 0, asked),
    enabled: isAsked,
  })
  const isSettled = isAsked && asked === text && !isFetching && !isPlaceholderData
  return {
    items: (isAsked && text !== '' && data?.items) || [],
    didYouMean: isSettled ? data?.didYouMean : undefined,
    isFailed: isAsked && error !== null,
    unread: isAsked ? problemOf(error, 'search') : undefined,
    isSearching: text !== '' && !isSettled && error === null,
    isNothing: isSettled && error === null && data?.items.length === 0,
  }
}

const meantInstead = (meant: string | undefined, search: (words: string) => void): PaletteEntry[] =>
  meant === undefined
    ? []
    : [
        {
          id: 'did-you-mean',
          icon: <IconSearch {...look} />,
          label: t('didYouMean', { meant }),
          run: () => search(meant),
        },
      ]

const everything = (text: string, run: () => void): PaletteEntry => ({
  id: 'everything',
  icon: <IconSearch {...look} />,
  label: t('everything', { text }),
  run,
})

const entryOf =
  (text: string, go: (to: string) => void) =>
  (result: SearchResult): PaletteEntry => {
    const passage = passageOf(result)
    return {
      id: `${result.type} ${result.id}`,
      icon: <ResultIcon result={result} />,
      label: labelOf(result),
      line: lineOf(result),
      passage: passage && unescaped(passage.text),
      place: passage && placeName(passage),
      run: () => {
        const isElsewhere = passage && !result.path
        const over = { ...nothingAsked, search: text }
        go(isElsewhere ? previewAddress(over, result.id, passage) : resultTarget(result, passage))
      },
    }
  }

function labelOf({ highlights, name, file }: SearchResult): string {
  const label = unescaped(highlights[0] ?? name)
  const extension = file && extensionOfDocument(file)
  return extension ? `${label}.${extension}` : label
}

/** Where it stands inside, where neither the name nor the rest of what is known of it tells. */
function passageOf({ passages, highlights }: SearchResult): Passage | undefined {
  const isNamed = highlights.some((highlight) => highlight.includes('<mark>'))
  return isNamed ? undefined : passages?.[0]
}

function lineOf({ type, path, file, fileCount }: SearchResult): string | undefined {
  if (type === 'File')
    return path ?? (file?.isClassifiedDoc ? t('classified') : (file?.documentCategory?.category ?? undefined))
  if (type === 'Folder' || type === 'Location') return path ?? undefined
  return fileCount === undefined ? undefined : t('fileCount', { count: fileCount })
}

function ResultIcon({ result: { type, file } }: { result: SearchResult }) {
  if (type !== 'File') return <OtherIcon type={type} />
  if (!file || (file.isClassified && !file.capabilities.read)) return <IconLock {...look} />
  return <FileIcon kind={documentKind(file)} />
}
