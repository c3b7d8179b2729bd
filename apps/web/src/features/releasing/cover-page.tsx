import type { RequestCopy } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { ScreenTop } from '../../list/screen-top.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { CoverWork } from './cover-work.tsx'
import { openPaper, type Paper } from './paper.ts'
import { ReleaseCrumbs } from './release-crumbs.tsx'
import { copyQuery, sourceOf } from './releasing.api.ts'
import { t } from './words.ts'

/** Where parts of one file are covered. */
export function CoverPage() {
  const params = useParams()
  const [id, fileId] = [Number(params.id), Number(params.fileId)]
  const { data, error, refetch, isPending } = usePageLoad(copyQuery(id, fileId))
  if (error && !data && !isPending)
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loading')} />
  return <OfFile key={`${id} ${fileId}`} requestId={id} copy={data} />
}

function OfFile({ requestId, copy }: { requestId: number; copy: RequestCopy }) {
  const { paper, failed } = usePaper(requestId, copy)
  const back = { label: t('title'), to: paths.releaseCopies(requestId) }
  if (failed !== undefined)
    return (
      <>
        <ScreenTop
          title={copy.fileName}
          crumbs={<ReleaseCrumbs requestId={requestId} fileName={copy.fileName} />}
          back={back}
        />
        <LoadFailure title={t('notOpened')} error={failed} line={t('notOpenedLine')} />
      </>
    )
  if (!paper) return <SkeletonList label={t('opening')} />
  return <CoverWork requestId={requestId} copy={copy} paper={paper} back={back} />
}

function usePaper(requestId: number, { fileManagerFileId, mediaType, size }: RequestCopy) {
  const [state, setState] = useState<{ paper?: Paper; failed?: unknown }>({})
  useEffect(() => {
    let isOver = false
    let opened: Paper | undefined
    openPaper(sourceOf(requestId, fileManagerFileId), { mediaType, size }).then(
      (paper) => {
        opened = paper
        if (isOver) paper.close()
        else setState({ paper })
      },
      (failed: unknown) => isOver || setState({ failed }),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [requestId, fileManagerFileId, mediaType, size])
  return state
}
