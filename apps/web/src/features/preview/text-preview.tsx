import type { TextEncoding } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EncodingBar } from './encoding-bar.tsx'
import { FailedPreview } from './failed-preview.tsx'
import { HtmlViewer } from './html-viewer.tsx'
import classes from './other-viewers.module.css'
import { PreviewLoading } from './preview-loading.tsx'
import { textQuery } from './text.api.ts'
import { TextSheet } from './text-sheet.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { t } from './words.ts'

/**
 * A text in its letters, and by which encoding they were read. In another one it is read for this view, or for everybody by who
 * may change the document. A table shows as a table while it is read as it is known.
 */
export function TextPreview(props: ViewerProps) {
  const { file, source } = props
  const [asked, setAsked] = useState<TextEncoding>()
  const { data, error, refetch } = useQuery(textQuery(file, source, asked))
  if (error)
    return <FailedPreview {...props} title={t('failedTitle')} line={t('failedLine')} onRetry={() => void refetch()} />
  const isTable = source.previewKind === 'html' && isTableOf(file.mediaType)
  return (
    <div className={classes.encoded}>
      {data && (
        <EncodingBar
          read={data}
          onAsk={(one) => setAsked(one === data.known.encoding ? undefined : one)}
          onChoose={source.onChooseEncoding}
          isWaiting={asked !== undefined && data.encoding !== asked}
        />
      )}
      <div className={classes.encodedBody}>
        {isTable && asked === undefined && source.previewUrl ? (
          <HtmlViewer {...props} url={source.previewUrl} />
        ) : data === undefined ? (
          <PreviewLoading />
        ) : (
          <TextSheet file={file} read={data} />
        )}
      </div>
    </div>
  )
}

const isTableOf = (mediaType: string): boolean => /^text\/(csv|tab-separated-values)$/.test(mediaType)
