import { useQuery } from '@tanstack/react-query'
import { formatSize } from '../../lib/format.ts'
import { decodeText } from './decode-text.ts'
import { FailedPreview } from './failed-preview.tsx'
import { requestFor } from './fetch-source.ts'
import classes from './other-viewers.module.css'
import { PreviewLoading } from './preview-loading.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

const most = 1024 * 1024

/** The beginning of a text, at most 1 MB of it, on a sheet of paper. */
export function TextViewer(props: ViewerProps) {
  const { file, source, url } = props
  const { data, error, refetch } = useQuery({
    queryKey: ['preview-text', file.id, url.split('?')[0]],
    queryFn: ({ signal }) => firstOf(requestFor(url, source.withBearer), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  if (error)
    return <FailedPreview {...props} title={t('failedTitle')} line={t('failedLine')} onRetry={() => void refetch()} />
  if (data === undefined) return <PreviewLoading />
  return (
    <section
      className={classes.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={file.fileName}
    >
      <pre className={classes.sheet}>{data}</pre>
      {file.size > most && (
        <p className={classes.cut}>{t('textCut', { shown: formatSize(most, 0), size: formatSize(file.size) })}</p>
      )}
    </section>
  )
}

async function firstOf({ url, headers }: ReturnType<typeof requestFor>, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { headers: { ...headers, range: `bytes=0-${most - 1}` }, signal })
  if (!response.ok) throw new Error(`The text answered ${response.status}.`)
  return decodeText(new Uint8Array(await response.arrayBuffer()).subarray(0, most))
}
