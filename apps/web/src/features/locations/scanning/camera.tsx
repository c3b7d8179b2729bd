import { useEffect, useRef, useState } from 'react'
import { t } from '../words.ts'
import { makeDetector } from './detector.ts'
import classes from './scanning.module.css'

const pauseMs = 150
/** The same code is taken again after so long: one holds a label before the camera for a while. */
const againMs = 2_500

/** The camera at the back, where there is one: what it reads is told once. */
export function Camera({ onRead }: { onRead: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onRead)
  const [isDenied, setDenied] = useState(false)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    const control = new AbortController()
    void watch(video.current, control.signal, (text) => latest.current(text)).catch(() => {
      if (!control.signal.aborted) setDenied(true)
    })
    return () => control.abort()
  }, [])
  if (isDenied)
    return (
      <p className={classes.denied} role="alert">
        {t('cameraDenied')}
      </p>
    )
  return <video ref={video} className={classes.video} aria-label={t('cameraView')} muted playsInline />
}

async function watch(video: HTMLVideoElement | null, signal: AbortSignal, onRead: (text: string) => void) {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = await makeDetector()
  const seen = new Map<string, number>()
  while (!signal.aborted) {
    const found = await detector.detect(video).catch(() => [])
    for (const { rawValue } of signal.aborted ? [] : found) {
      const isNew = performance.now() - (seen.get(rawValue) ?? Number.NEGATIVE_INFINITY) > againMs
      seen.set(rawValue, performance.now())
      if (isNew) onRead(rawValue)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
