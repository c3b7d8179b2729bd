import { Button } from '@mantine/core'
import type { RequestCopy } from '@sinupan/contract'
import { Link, useParams } from 'react-router'
import { formatSize } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { CopyState } from './findings-list.tsx'
import { LookButton } from './look-button.tsx'
import { ReleaseCrumbs } from './release-crumbs.tsx'
import { copiesQuery, usePrepareCopy } from './releasing.api.ts'
import classes from './releasing.module.css'
import { t } from './words.ts'

/** The files of what a request releases: each is prepared, covered where that is needed, and checked. */
export function CopiesPage() {
  const id = Number(useParams().id)
  const { data, error, refetch, isPending } = usePageLoad(copiesQuery(id))
  const back = { label: t('toRequest'), to: paths.publicRequest(id) }
  return (
    <>
      <ScreenTop title={t('title')} crumbs={<ReleaseCrumbs requestId={id} />} back={back} />
      <div className={classes.screen}>
        {error && !data && !isPending ? (
          <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList label={t('loading')} />
        ) : data.items.length === 0 ? (
          <EmptyState drawing="documents" title={t('nothing')} line={t('nothingLine')} />
        ) : (
          <>
            <p className={classes.lead}>{t('lead')}</p>
            <ul className={classes.copies}>
              {data.items.map((copy) => (
                <CopyCard key={copy.fileManagerFileId} requestId={id} copy={copy} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function CopyCard({ requestId, copy }: { requestId: number; copy: RequestCopy }) {
  const { fileManagerFileId, fileName, size, state, boxes, isPictured } = copy
  return (
    <li className={classes.copy}>
      <div className={classes.head}>
        <h2 className={classes.name}>{fileName}</h2>
        <p className={classes.quiet}>
          {[formatSize(size), boxes.length > 0 && t('boxCount', { count: boxes.length })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <CopyState copy={copy} />
      {copy.copy && (
        <dl className={classes.hashes}>
          <dt>{t('source')}</dt>
          <dd>{copy.sourceSha256}</dd>
          <dt>{t('copy')}</dt>
          <dd>{copy.copy.sha256}</dd>
        </dl>
      )}
      <div className={classes.acts}>
        <PrepareButtons requestId={requestId} copy={copy} />
        {copy.mayCover && (
          <Button component={Link} to={paths.coverFile(requestId, fileManagerFileId)} variant="default">
            {t('cover')}
          </Button>
        )}
        {state === 'ready' && copy.copy && <LookButton requestId={requestId} copy={copy} />}
        {isPictured && <span className={classes.quiet}>{t('pictures')}</span>}
      </div>
    </li>
  )
}

function PrepareButtons({ requestId, copy }: { requestId: number; copy: RequestCopy }) {
  const { fileManagerFileId, fileName, boxes, state, mayCover, isPictured } = copy
  const prepare = usePrepareCopy({ onDone: () => toast.done({ title: t('ordered', { name: fileName }) }) })
  const order = (asPictures: boolean) =>
    void prepare({ params: { id: requestId, fileManagerFileId }, body: { boxes, isPictured: asPictures } })
  const isBusy = state === 'waiting' || prepare.isPending
  return (
    <>
      <Button variant={state === 'none' ? 'filled' : 'default'} disabled={isBusy} onClick={() => order(isPictured)}>
        {t(state === 'none' ? 'prepare' : 'prepareAgain')}
      </Button>
      {state === 'refused' && mayCover && (
        <Button disabled={isBusy} onClick={() => order(true)}>
          {t('pictures')}
        </Button>
      )}
    </>
  )
}
