import { useRef, useState } from 'react'
import { type Hit, hitsOn } from './hits.ts'
import { type Paper, shareOf } from './paper.ts'

interface Found {
  hits: readonly Hit[]
  /** Indexes of those that are not to be covered. */
  left: ReadonlySet<number>
  /** Which page is being read; undefined when all were. */
  readingPage: number | undefined
}
/** More are not shown at once: a pattern that finds these finds too much. */
const mostHits = 1_000

/** What was found in the text of the pages, one page after the other; a later question ends the one before. */
export function useHits(paper: Paper) {
  const [found, setFound] = useState<Found>()
  const turn = useRef(0)
  const find = async (pattern: RegExp | undefined) => {
    turn.current += 1
    const mine = turn.current
    if (!pattern) return setFound(undefined)
    const hits: Hit[] = []
    for (let index = 0; index < paper.pageCount && hits.length < mostHits; index += 1) {
      if (turn.current !== mine) return
      setFound({ hits: [...hits], left: new Set(), readingPage: index + 1 })
      hits.push(...hitsOn(index + 1, await paper.text(index), pattern, shareOf))
    }
    if (turn.current === mine) setFound({ hits: hits.slice(0, mostHits), left: new Set(), readingPage: undefined })
  }
  const toggle = (at: number) =>
    setFound((now) => {
      if (!now) return now
      const left = new Set(now.left)
      if (!left.delete(at)) left.add(at)
      return { ...now, left }
    })
  const clear = () => {
    turn.current += 1
    setFound(undefined)
  }
  return { found, find, toggle, clear }
}
