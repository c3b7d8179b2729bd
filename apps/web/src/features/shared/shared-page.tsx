import { Button } from '@mantine/core'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { paths } from '../../lib/paths.ts'
import { useLayout } from '../../lib/preferences.ts'
import { useTitle } from '../../lib/title.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { ViewToggle } from '../../ui/view-toggle.tsx'
import { EntriesView } from '../entries-view/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { GivenList } from './given-list.tsx'
import { useSeeShared } from './shared.api.ts'
import { SharedLine, sharedColumns } from './shared-columns.tsx'
import { useSharedPages } from './use-shared-pages.ts'
import { t } from './words.ts'

/** What others share with me by name, and what I share myself. */
export function SharedPage() {
  const [view, change] = useFolderView()
  const isGiven = view.tab === 'given'
  const [layout, setLayout] = useLayout('shared')
  const panelId = useId()
  useTitle(isGiven ? t('given') : t('withMe'))
  const toggle = !isGiven && (
    <ViewToggle view={layout} onChange={setLayout} tableLabel={t('table')} gridLabel={t('grid')} />
  )
  const header = (
    <ScreenHeader
      title={t('title')}
      actions={toggle}
      besideTabs={toggle}
      tabs={
        <TabBar
          label={t('title')}
          tabs={[
            { id: 'with-me', label: t('withMe') },
            { id: 'given', label: t('given') },
          ]}
          active={isGiven ? 'given' : 'with-me'}
          onChange={(tab) => change({ ...nothingElse, tab: tab === 'given' ? tab : undefined })}
          panelId={panelId}
        />
      }
    />
  )
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      {isGiven ? (
        <>
          {header}
          <GivenList panelId={panelId} />
        </>
      ) : (
        <WithMe view={view} change={change} layout={layout} header={header} panelId={panelId} />
      )}
    </>
  )
}

const nothingElse = { page: 0, details: undefined, preview: undefined } as const

type View = ReturnType<typeof useFolderView>
interface WithMeProps {
  view: View[0]
  change: View[1]
  layout: ReturnType<typeof useLayout>[0]
  header: React.ReactNode
  panelId: string
}

function WithMe(props: WithMeProps) {
  const list = props.layout === 'grid' ? 'grid' : 'list'
  const pages = useSharedPages({ list, page: props.view.page })
  const see = useSeeShared()
  const isThere = !pages.isPending && !pages.error
  // What is new stays marked while one looks; the next time it no longer is.
  useEffect(() => {
    if (isThere) void see()
  }, [isThere])
  return (
    <EntriesView
      {...props}
      pages={pages}
      size={usePageRows(list)}
      label={t('withMe')}
      columns={sharedColumns()}
      line={(entry) => <SharedLine entry={entry} />}
      empty={
        <EmptyState
          drawing="documents"
          title={t('nothingShared')}
          line={t('nothingSharedLine')}
          action={
            <Button variant="default" component={Link} to={paths.myOffice()}>
              {t('toMyOffice')}
            </Button>
          }
        />
      }
    />
  )
}
