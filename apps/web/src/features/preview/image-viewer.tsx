import { useMemo, useRef, useState } from 'react'
import { useDragToScroll } from './drag-to-scroll.ts'
import { FailedPreview } from './failed-preview.tsx'
import { FloatingControl } from './floating-control.tsx'
import { useImageZoom } from './image-zoom.ts'
import { NoPreview } from './no-preview.tsx'
import classes from './preview.module.css'
import { useOfferControls } from './viewer-controls.ts'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'
import { ZoomButton } from './zoom-menu.tsx'

// The browser does not say why it draws no picture.
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A picture: fitted at first, zoomed by menu, keys or wheel, moved by dragging. */
export function ImageViewer({ file, source, url }: ViewerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [broken, setBroken] = useState<'unread' | 'unfetched'>()
  const { zoom, share, isWide } = useImageZoom(scroller, size)
  const isDragging = useDragToScroll(scroller)
  const isShown = size !== undefined && broken === undefined
  useOfferControls(useMemo(() => (isShown ? { zoom } : {}), [isShown, zoom]))
  if (broken === 'unread') return <NoPreview file={file} source={source} title={t('imageTitle')} line={t('noneLine')} />
  if (broken === 'unfetched')
    return (
      <FailedPreview
        file={file}
        source={source}
        url={url}
        title={t('imageUnfetched')}
        line={t('failedLine')}
        onRetry={() => setBroken(undefined)}
      />
    )
  const failed = async () => {
    source.onStale?.()
    setBroken((await answers(url)) ? 'unread' : 'unfetched')
  }
  return (
    <div className={classes.image}>
      <section
        ref={scroller}
        className={classes.imageScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={file.fileName}
        data-wide={isWide || undefined}
        data-dragging={isDragging || undefined}
      >
        <img
          src={url}
          alt={file.fileName}
          draggable={false}
          onError={() => void failed()}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            // A drawing without a size of its own (SVG) is taken for a sheet.
            setSize({ width: naturalWidth || 800, height: naturalHeight || 1000 })
          }
          style={size ? { width: size.width * share, height: size.height * share } : { visibility: 'hidden' }}
        />
      </section>
      {size && (
        <FloatingControl>
          <ZoomButton zoom={zoom} />
        </FloatingControl>
      )}
    </div>
  )
}
