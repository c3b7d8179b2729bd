import { type RequestCopy, readPreparedCopy } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { urlOf } from '../../lib/api.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { extensionOf } from '../../ui/file-kind.ts'
import { PreviewOverlay } from '../preview/index.ts'
import { readCopy } from './releasing.api.ts'
import { saveCopy } from './save-copy.ts'
import { t } from './words.ts'

interface LookAtCopyProps {
  requestId: number
  copy: RequestCopy
  onClose: () => void
}

/** The copy as it would go out, over the window, before anybody gets it. */
export function LookAtCopy({ requestId, copy, onClose }: LookAtCopyProps) {
  const { fileManagerFileId } = copy
  const made = copy.copy
  const isPicture = made?.mediaType.startsWith('image/') ?? false
  const picture = usePicture(isPicture, requestId, fileManagerFileId)
  if (!made) return null
  const address = isPicture ? picture.url : urlOf(readPreparedCopy, { params: { id: requestId, fileManagerFileId } })
  const file = { ...made, fileType: extensionOf(made.fileName).toLowerCase() }
  const source = { previewUrl: null, withBearer: true, download: () => void saveCopy(requestId, copy) }
  return (
    <PreviewOverlay
      name={made.fileName}
      files={address === undefined ? undefined : [{ file, source: { ...source, contentUrl: address } }]}
      instead={
        picture.failed !== undefined && (
          <LoadFailure title={t('failed')} error={picture.failed} onRetry={picture.again} />
        )
      }
      onClose={onClose}
    />
  )
}

/** A picture is drawn by the browser itself, which sends no bearer; so its bytes are fetched first. */
function usePicture(isPicture: boolean, requestId: number, fileManagerFileId: number) {
  const [state, setState] = useState<{ url?: string; failed?: unknown }>({})
  const [tried, setTried] = useState(0)
  useEffect(() => {
    if (!isPicture) return
    let url: string | undefined
    let isOver = false
    readCopy(requestId, fileManagerFileId).then(
      (bytes) => {
        if (isOver) return
        url = URL.createObjectURL(bytes)
        setState({ url })
      },
      (failed: unknown) => isOver || setState({ failed }),
    )
    return () => {
      isOver = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [isPicture, requestId, fileManagerFileId, tried])
  return { ...state, again: () => setTried(tried + 1) }
}
