import { useRef, useState } from 'react'
import { FileIcon } from '../../ui/file-icon.tsx'
import { FailedPreview } from './failed-preview.tsx'
import classes from './other-viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/** Sound, with the browser's own controls; only what is heard is fetched. */
export function AudioViewer(props: ViewerProps) {
  const { isBroken, ...media } = useMedia<HTMLAudioElement>(props)
  if (isBroken) return <FailedPreview {...props} title={t('mediaTitle')} line={t('noneLine')} />
  return (
    <div className={classes.sound}>
      <FileIcon kind="music" size={72} />
      <audio className={classes.audio} controls preload="metadata" src={props.url} {...media} />
    </div>
  )
}

/** A film, with the browser's own controls; only what is seen is fetched. */
export function VideoViewer(props: ViewerProps) {
  const { isBroken, ...media } = useMedia<HTMLVideoElement>(props)
  if (isBroken) return <FailedPreview {...props} title={t('mediaTitle')} line={t('noneLine')} />
  return (
    <div className={classes.film}>
      <video className={classes.video} controls playsInline preload="metadata" src={props.url} {...media} />
    </div>
  )
}

/** A ticket that ran out is asked for anew, once; then the film goes on where it was. */
function useMedia<Element extends HTMLMediaElement>({ source, url }: ViewerProps) {
  const ref = useRef<Element>(null)
  const was = useRef<{ time: number; isPlaying: boolean }>(undefined)
  const [broken, setBroken] = useState<string>()
  const onError = () => {
    const { currentTime = 0, paused = true } = ref.current ?? {}
    if (source.onStale && currentTime > 0 && !was.current) {
      was.current = { time: currentTime, isPlaying: !paused }
      source.onStale()
    } else setBroken(url)
  }
  const onLoadedMetadata = () => {
    const node = ref.current
    if (!node || !was.current) return
    node.currentTime = was.current.time
    if (was.current.isPlaying) void node.play().catch(() => undefined)
    was.current = undefined
  }
  return { ref, isBroken: broken === url, onError, onLoadedMetadata }
}
