import { Button } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { paths } from '../../lib/paths.ts'
import { useLayout } from '../../lib/preferences.ts'
import { useTitle } from '../../lib/title.ts'
import type { ScreenTab } from '../../list/list-screen.tsx'
import { usePageRows } from '../../list/page-rows.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { OtherView, ViewToggle } from '../../ui/view-toggle.tsx'
import { EntriesView } from '../entries-view/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { AskedList } from './asked-list.tsx'
import { DropsList } from './drops-list.tsx'
import { GivenList } from './given-list.tsx'
import { SharedLine, sharedColumns } from './shared-columns.tsx'
import { useSeenWhenLeft } from './use-seen-when-left.ts'
import { useSharedPages } from './use-shared-pages.ts'
import { t } from './words.ts'

const tabs = (): ScreenTab[] => [
  { id: 'with-me', label: t('withMe'), to: paths.sharedWithMe() },
  { id: 'given', label: t('given'), to: `${paths.sharedWithMe()}?tab=given` },
  { id: 'asked', label: t('asked'), to: `${paths.sharedWithMe()}?tab=asked` },
  { id: 'drops', label: t('drops'), to: `${paths.sharedWithMe()}?tab=drops` },
]

/** What others share with me by name, what I share myself, what I am asked to open, and what I ask others for. */
export function SharedPage() {
  const [view, change] = useFolderView()
  if (view.tab === 'given') return <GivenList tabs={tabs()} />
  if (view.tab === 'asked') return <AskedList tabs={tabs()} />
  if (view.tab === 'drops') return <DropsList tabs={tabs()} />
  return <WithMe view={view} change={change} />
}

type View = ReturnType<typeof useFolderView>

function WithMe({ view, change }: { view: View[0]; change: View[1] }) {
  const [layout, setLayout] = useLayout('shared')
  const list = layout === 'grid' ? 'grid' : 'list'
  const pages = useSharedPages({ list, page: view.page })
  const panelId = useId()
  useSeenWhenLeft(!pages.isPending && !pages.error)
  useTitle(t('withMe'))
  const views = { view: layout, onChange: setLayout, tableLabel: t('table'), gridLabel: t('grid') } as const
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <EntriesView
        view={view}
        change={change}
        layout={layout}
        panelId={panelId}
        pages={pages}
        size={usePageRows(list)}
        label={t('withMe')}
        columns={sharedColumns()}
        line={(entry) => <SharedLine entry={entry} />}
        header={
          <ScreenHeader
            title={t('title')}
            actions={<ViewToggle {...views} />}
            besideTabs={<OtherView {...views} />}
            tabs={
              <TabBar
                label={t('title')}
                tabs={tabs()}
                active="with-me"
                onChange={(tab) => change({ ...nothingElse, tab: tab === 'with-me' ? undefined : tab })}
                panelId={panelId}
              />
            }
          />
        }
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
    </>
  )
}

const nothingElse = { page: 0, details: undefined, preview: undefined } as const
