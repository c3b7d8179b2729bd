import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ZoomControl } from './viewer-controls.ts'
import { t } from './words.ts'

interface Size {
  width: number
  height: number
}

const margin = 24
const steps = [0.05, 0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8]
const choices = [0.25, 0.5, 1, 2, 4] as const
const clamp = (share: number) => Math.min(8, Math.max(0.02, share))

/** The share at which a picture is whole in an area; never larger than it is. */
export const fitShare = (size: Size, area: Size): number =>
  clamp(Math.min(1, (area.width - 2 * margin) / size.width, (area.height - 2 * margin) / size.height))

/** A picture's zoom: fitted, or a share of its own size. */
export function useImageZoom(scroller: RefObject<HTMLElement | null>, size: Size | undefined) {
  const [chosen, setChosen] = useState<number>()
  const area = useSizeOf(scroller)
  const share = chosen ?? (size && area ? fitShare(size, area) : 1)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    setChosen(clamp(share * Math.exp(-event.deltaY / 300)))
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const acts: Partial<Record<string, () => void>> = {
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': () => zoom.choose('fit'),
    }
    acts[event.key]?.()
  })
  useEffect(() => {
    const node = scroller.current
    const wheel = (event: WheelEvent) => onWheel(event)
    const key = (event: KeyboardEvent) => onKey(event)
    node?.addEventListener('wheel', wheel, { passive: false })
    node?.addEventListener('keydown', key)
    return () => {
      node?.removeEventListener('wheel', wheel)
      node?.removeEventListener('keydown', key)
    }
  }, [scroller])
  const zoom = useMemo(() => controlOf(chosen, share, setChosen), [chosen, share])
  const isWide = size && area ? size.width * share > area.width || size.height * share > area.height : false
  return { zoom, share, isWide }
}

function controlOf(chosen: number | undefined, share: number, choose: (share?: number) => void): ZoomControl {
  const percent = (part: number) => t('percent', { share: Math.round(part * 100) })
  const next = (way: 1 | -1) =>
    way > 0 ? steps.find((step) => step > share * 1.01) : steps.findLast((step) => step < share * 0.99)
  return {
    label: chosen === undefined ? t('fit') : percent(share),
    choices: [
      { id: 'fit', label: t('fit'), isChosen: chosen === undefined },
      ...choices.map((choice) => ({ id: String(choice), label: percent(choice), isChosen: chosen === choice })),
    ],
    choose: (id) => choose(id === 'fit' ? undefined : Number(id)),
    step: (way) => choose(next(way) ?? share),
  }
}

function useSizeOf(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const node = element.current
    if (!node) return
    const observer = new ResizeObserver(() => setSize({ width: node.offsetWidth, height: node.offsetHeight }))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return size
}
