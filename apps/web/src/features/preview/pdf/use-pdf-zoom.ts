import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import type { ZoomControl } from '../viewer-controls.ts'
import { t } from '../words.ts'
import { clamp, stepZoom, type Zoom, zoomChoices } from './zoom.ts'

interface PdfZoomOptions {
  zoom: Zoom
  /** The share of the real size that it comes to. */
  share: number
  onZoom: (zoom: Zoom) => void
  scroller: RefObject<HTMLElement | null>
}

/** The zoom as its menus show it; Ctrl and the wheel, or two fingers on a touchpad, zoom too. */
export function usePdfZoom({ zoom, share, onZoom, scroller }: PdfZoomOptions): ZoomControl {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(clamp(share * Math.exp(-event.deltaY / 300)))
  })
  useEffect(() => {
    const node = scroller.current
    const listener = (event: WheelEvent) => onWheel(event)
    node?.addEventListener('wheel', listener, { passive: false })
    return () => node?.removeEventListener('wheel', listener)
  }, [scroller])
  return useMemo(() => zoomControl(zoom, share, onZoom), [zoom, share, onZoom])
}

function zoomControl(zoom: Zoom, share: number, onZoom: (zoom: Zoom) => void): ZoomControl {
  const isFit = zoom === 'width' || (zoom === 'auto' && share < 1.25)
  const percent = (part: number) => t('percent', { share: Math.round(part * 100) })
  return {
    label: isFit ? t('fitWidth') : zoom === 'page' ? t('fitPage') : percent(share),
    choices: [
      { id: 'width', label: t('fitWidth'), isChosen: isFit },
      { id: 'page', label: t('fitPage'), isChosen: zoom === 'page' },
      ...zoomChoices.map((choice) => ({
        id: String(choice),
        label: percent(choice),
        isChosen: !isFit && zoom !== 'page' && Math.abs(share - choice) < 0.005,
      })),
    ],
    choose: (id) => onZoom(id === 'width' || id === 'page' ? id : Number(id)),
    step: (way) => onZoom(stepZoom(share, way)),
  }
}
