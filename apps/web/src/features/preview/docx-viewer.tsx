import { useEffect, useRef, useState } from 'react'
import { drawDocx } from './draw-docx.ts'
import { FailedPreview } from './failed-preview.tsx'
import { requestFor } from './fetch-source.ts'
import classes from './other-viewers.module.css'
import { PreviewLoading } from './preview-loading.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/** A Word document as pages, drawn in a frame in which nothing may run. */
export function DocxViewer(props: ViewerProps) {
  const { file, source, url } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const { withBearer } = source
  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      setState('loading')
      const request = requestFor(url, withBearer)
      const response = await fetch(request.url, { headers: request.headers, signal: stop.signal })
      if (!response.ok) throw new Error(`The document answered ${response.status}.`)
      const bytes = await response.blob()
      const inside = frame.current?.contentDocument
      if (!inside || stop.signal.aborted) return
      await drawDocx(bytes, inside)
      setState('ready')
    }
    draw().catch(() => stop.signal.aborted || setState('failed'))
    return () => stop.abort()
  }, [url, withBearer, attempt])
  if (state === 'failed')
    return (
      <FailedPreview {...props} title={t('docxTitle')} line={t('noneLine')} onRetry={() => setAttempt(attempt + 1)} />
    )
  return (
    <>
      {state === 'loading' && <PreviewLoading />}
      <iframe
        ref={frame}
        className={classes.frame}
        data-own
        // Our own code fills it, so it is of our origin; but no script runs in it and no form is sent.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        hidden={state === 'loading'}
        title={t('preview', { name: file.fileName })}
      />
    </>
  )
}
