import type { Pool } from '@sinupan/contract'
import { IconUserPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useNavigate, useParams } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { useWay } from '../../lib/way.ts'
import { MainButton } from '../../list/main-button.tsx'
import { NewButton } from '../../list/new-button.tsx'
import { useRowActs } from '../../list/row-acts.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useViewChoice } from '../../list/view-choice.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { useFolderView } from '../my-office/index.ts'
import { AddDocumentsDialog, AddPeopleDialog } from './dialogs.ts'
import { PoolDocuments } from './pool-documents.tsx'
import { PoolPeople } from './pool-people.tsx'
import { poolQuery } from './pools.api.ts'
import classes from './pools.module.css'
import { changingActs } from './use-pool-acts.tsx'
import { t } from './words.ts'

/** A pool: what lies in it, and who reads that with which rights. */
export function PoolPage() {
  const id = useParams().id ?? ''
  const { data: pool, error, refetch, isPending } = usePageLoad(poolQuery(id))
  if (error && !pool && !isPending)
    return <LoadFailure title={t('poolFailed')} error={error} onRetry={() => void refetch()} />
  if (!pool) return <SkeletonList label={t('loading')} />
  return <OfPool key={pool.id} pool={pool} />
}

function OfPool({ pool }: { pool: Pool }) {
  const [view, change] = useFolderView()
  const panelId = useId()
  const choice = useViewChoice('poolPageFile')
  const isPeople = view.tab === 'people'
  useTitle(pool.title)
  const top = <PoolTop pool={pool} panelId={panelId} isPeople={isPeople} choice={choice} change={change} />
  return isPeople ? (
    <PoolPeople pool={pool} top={top} panelId={panelId} view={view} change={change} />
  ) : (
    <PoolDocuments pool={pool} top={top} panelId={panelId} view={view} change={change} layout={choice.layout} />
  )
}

interface PoolTopProps {
  pool: Pool
  panelId: string
  isPeople: boolean
  choice: ReturnType<typeof useViewChoice>
  change: ReturnType<typeof useFolderView>[1]
}

function PoolTop({ pool, panelId, isPeople, choice, change }: PoolTopProps) {
  const navigate = useNavigate()
  const list = pool.my.isOwner ? paths.myPool() : paths.poolsSharedWithMe()
  const acts = changingActs(pool, () => navigate(list))
  const phone = useIsPhone()
  // A wide head has the first as a button, and the others behind its dots.
  const { column, menu } = useRowActs<Pool>(
    ({ title }) => title,
    () => [acts.slice(1)],
  )
  return (
    <>
      <ScreenTop
        title={pool.title}
        crumbs={<Way pool={pool} to={list} />}
        back={{ label: t('pools'), to: list }}
        wide
        wideOnly={
          <>
            {!isPeople && choice.toggle}
            {acts.length > 1 && column?.cell(pool)}
          </>
        }
        acts={phone ? [...(isPeople ? [] : choice.acts), ...acts] : acts.slice(0, 1)}
        main={isPeople ? <AddPeople pool={pool} /> : <AddDocuments pool={pool} />}
        tabs={
          <TabBar
            label={pool.title}
            tabs={[
              { id: 'documents', label: t('documents'), count: formatCount(pool.fileCount) },
              { id: 'people', label: t('people'), count: formatCount(pool.userCount) },
            ]}
            active={isPeople ? 'people' : 'documents'}
            panelId={panelId}
            onChange={(tab) =>
              change({
                tab: tab === 'people' ? tab : undefined,
                search: '',
                page: 0,
                details: undefined,
                preview: undefined,
              })
            }
          />
        }
      />
      {menu}
      {pool.description && !isPeople && <p className={classes.description}>{pool.description}</p>}
    </>
  )
}

function Way({ pool, to }: { pool: Pool; to: string }) {
  const path = useWay(
    [
      { id: 'all', name: pool.my.isOwner ? t('mine') : t('shared'), to },
      { id: 'pool', name: pool.title },
    ],
    true,
  )
  return <Crumbs label={t('place')} moreLabel={t('morePlaces')} path={path} />
}

const AddDocuments = ({ pool }: { pool: Pool }) =>
  pool.capabilities.addFiles && (
    <NewButton
      short={t('addDocumentsShort')}
      onClick={() => openDialog((close) => <AddDocumentsDialog pool={pool} onClose={close} />)}
    >
      {t('addDocuments')}
    </NewButton>
  )

const AddPeople = ({ pool }: { pool: Pool }) =>
  pool.capabilities.addMembers && (
    <MainButton
      icon={IconUserPlus}
      short={t('people')}
      onClick={() => openDialog((close) => <AddPeopleDialog pool={pool} onClose={close} />)}
    >
      {t('addPeople')}
    </MainButton>
  )
