import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useMemo, useState } from 'react'
import { restMs } from '../../../lib/rested.ts'
import { type Match, matchesIn, type PageText, pageTextOf, type TextRun } from './find-text.ts'

/** All that was found so far, page by page. */
interface Found {
  /** By page index. */
  pages: ReadonlyMap<number, readonly Match[]>
  isDone: boolean
}

/** A match: its page, and its place among those of the page. */
interface Spot {
  page: number
  match: number
}

export interface Find {
  pages: ReadonlyMap<number, readonly Match[]>
  total: number
  isDone: boolean
  /** Which of all it stands at, from 1; 0 where nothing was found. */
  at: number
  current: Spot | undefined
  next(): void
  previous(): void
}

const nothing: Found = { pages: new Map(), isDone: true }

/** Finds a text in all pages, beginning with the one that is looked at, without holding up the page. */
export function useFind(pdf: PDFDocumentProxy, query: string, from: () => number): Find {
  const [found, setFound] = useState(nothing)
  const [stand, setStand] = useState<Spot>()
  useEffect(() => {
    const wanted = query.trim()
    const stop = new AbortController()
    const begin = () => {
      const first = from()
      void findAll(pdf, { query: wanted, first, signal: stop.signal }, (now) => {
        setFound(now)
        setStand((at) => at ?? spotFrom(now, first))
      })
    }
    const timer = wanted === '' ? undefined : setTimeout(begin, restMs)
    setStand(undefined)
    setFound(wanted === '' ? nothing : { pages: new Map(), isDone: false })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [pdf, query, from])
  return useMemo(() => standing(found, stand, setStand), [found, stand])
}

const spotsOf = (pages: Found['pages']): Spot[] =>
  [...pages].toSorted(([a], [b]) => a - b).flatMap(([page, matches]) => matches.map((_, match) => ({ page, match })))

/** The first match on or after a page, else the very first. */
function spotFrom({ pages }: Found, page: number): Spot | undefined {
  const spots = spotsOf(pages)
  return spots.find((spot) => spot.page >= page) ?? spots[0]
}

function standing({ pages, isDone }: Found, current: Spot | undefined, move: (to: Spot | undefined) => void): Find {
  const spots = spotsOf(pages)
  const at = spots.findIndex((spot) => spot.page === current?.page && spot.match === current.match)
  const turn = (by: number) => move(spots[(at + by + spots.length) % spots.length])
  return {
    pages,
    total: spots.length,
    isDone,
    at: at + 1,
    current: spots[at],
    next: () => turn(1),
    previous: () => turn(-1),
  }
}

interface Search {
  query: string
  first: number
  signal: AbortSignal
}

async function findAll(pdf: PDFDocumentProxy, search: Search, tell: (found: Found) => void): Promise<void> {
  const { query, first, signal } = search
  const pages = new Map<number, readonly Match[]>()
  let told = performance.now()
  for (let step = 0; step < pdf.numPages; step += 1) {
    const index = (first + step) % pdf.numPages
    const text = await textOf(pdf, index).catch(() => undefined)
    if (signal.aborted) return
    const matches = text ? matchesIn(text, query) : []
    if (matches.length > 0) pages.set(index, matches)
    if ((matches.length > 0 && pages.size === 1) || performance.now() - told > 200) {
      told = performance.now()
      tell({ pages: new Map(pages), isDone: false })
    }
  }
  tell({ pages, isDone: true })
}

const texts = new WeakMap<PDFDocumentProxy, Map<number, PageText>>()

async function textOf(pdf: PDFDocumentProxy, index: number): Promise<PageText> {
  const known = texts.get(pdf) ?? new Map<number, PageText>()
  texts.set(pdf, known)
  const kept = known.get(index)
  if (kept) return kept
  const content = await (await pdf.getPage(index + 1)).getTextContent()
  const text = pageTextOf(content.items.filter((item): item is typeof item & TextRun => 'str' in item))
  known.set(index, text)
  return text
}
