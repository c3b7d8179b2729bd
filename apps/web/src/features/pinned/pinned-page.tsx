import { Button } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { Into } from '../../frame/slots.tsx'
import { useUnit } from '../../frame/unit.ts'
import { paths } from '../../lib/paths.ts'
import { useLayout } from '../../lib/preferences.ts'
import type { Layout } from '../../lib/stored-preferences.ts'
import { useTitle } from '../../lib/title.ts'
import { usePageRows } from '../../list/page-rows.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { ViewToggle } from '../../ui/view-toggle.tsx'
import { EntriesView } from '../entries-view/index.ts'
import { useFolderView } from '../my-office/index.ts'
import { usePinnedPages, useRecentPages } from './use-pinned-pages.ts'
import { t } from './words.ts'

/** What I pinned, and what changed last in my unit. */
export function PinnedPage() {
  const { id: unitId } = useUnit()
  const [view, change] = useFolderView()
  const isRecent = view.tab === 'recent'
  const layouts = { pins: usePinLayout(), recent: useLayout('pinned') }
  const [layout, setLayout] = isRecent ? layouts.recent : layouts.pins
  const list = layout === 'grid' ? 'grid' : 'list'
  const asked = { list, page: view.page } as const
  const pinned = usePinnedPages(unitId, { ...asked, isOn: !isRecent })
  const recent = useRecentPages(unitId, { ...asked, isOn: isRecent })
  const panelId = useId()
  useTitle(isRecent ? t('recent') : t('pinned'))
  const toggle = <ViewToggle view={layout} onChange={setLayout} tableLabel={t('table')} gridLabel={t('grid')} />
  return (
    <>
      <Into slot="title">
        <h1>{t('pinned')}</h1>
      </Into>
      <EntriesView
        key={view.tab ?? 'pinned'}
        pages={isRecent ? recent : pinned}
        size={usePageRows(list)}
        view={view}
        change={change}
        layout={layout}
        label={isRecent ? t('recent') : t('pinned')}
        panelId={panelId}
        header={
          <ScreenHeader
            title={t('pinned')}
            actions={toggle}
            besideTabs={toggle}
            tabs={
              <TabBar
                label={t('pinned')}
                tabs={[
                  { id: 'pinned', label: t('pins') },
                  { id: 'recent', label: t('recent') },
                ]}
                active={isRecent ? 'recent' : 'pinned'}
                onChange={(tab) => change({ ...nothingElse, tab: tab === 'recent' ? tab : undefined })}
                panelId={panelId}
              />
            }
          />
        }
        empty={
          <EmptyState
            drawing={isRecent ? 'documents' : 'pins'}
            title={isRecent ? t('nothingRecent') : t('nothingPinned')}
            line={isRecent ? t('nothingRecentLine') : t('nothingPinnedLine')}
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

/** Of one's pins: one toggle for what the preferences keep apart, the page's folders and its files. */
function usePinLayout(): readonly [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useLayout('pinPageFile')
  const [, setFolderLayout] = useLayout('pinPageFolder')
  const set = (value: Layout) => {
    setLayout(value)
    setFolderLayout(value)
  }
  return [layout, set]
}
