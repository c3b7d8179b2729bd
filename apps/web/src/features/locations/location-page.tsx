import type { FileLocation } from '@sinupan/contract'
import { useId } from 'react'
import { useParams } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { useWay } from '../../lib/way.ts'
import { useRowActs } from '../../list/row-acts.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { TabBar } from '../../ui/tab-bar.tsx'
import { useFolderView } from '../my-office/index.ts'
import { HistoryTab } from './history-tab.tsx'
import { InTree } from './location-tree.tsx'
import { locationQuery } from './locations.api.ts'
import { PapersTab } from './papers-tab.tsx'
import { PlaceLine } from './place-line.tsx'
import { PlacesTab } from './places-tab.tsx'
import { useLocationActs } from './use-location-acts.tsx'
import { useTopActs } from './use-top-acts.tsx'
import { t } from './words.ts'

/** A place: what stands in it, which documents lie in it, what came and went. */
export function LocationPage() {
  const id = useParams().id ?? ''
  const { data: location, error, refetch, isPending } = usePageLoad(locationQuery(id))
  if (error && !location && !isPending)
    return <LoadFailure title={t('placeFailed')} error={error} onRetry={() => void refetch()} />
  if (!location) return <SkeletonList label={t('loading')} />
  return <OfLocation key={location.id} location={location} />
}

type Tab = 'places' | 'papers' | 'history'
const tabs: readonly Tab[] = ['places', 'papers', 'history']

function OfLocation({ location }: { location: FileLocation }) {
  const [view, change] = useFolderView()
  const panelId = useId()
  // What a place holds most of comes first: a box has documents, a room has cabinets.
  const usual: Tab = location.childCount > 0 ? 'places' : 'papers'
  const tab = tabs.find((one) => one === view.tab) ?? usual
  const unitId = location.deliveryUnitId
  useTitle(location.location)
  const top = (
    <LocationTop
      location={location}
      panelId={panelId}
      tab={tab}
      onTab={(next) =>
        change({ tab: next === usual ? undefined : next, search: '', page: 0, details: undefined, preview: undefined })
      }
    />
  )
  const shared = { top, panelId, view, change }
  return (
    <>
      <InTree unitId={unitId} path={location.path.map((step) => step.id)} />
      {tab === 'places' && <PlacesTab {...shared} unitId={unitId} location={location} />}
      {tab === 'papers' && <PapersTab {...shared} location={location} />}
      {tab === 'history' && <HistoryTab {...shared} location={location} />}
    </>
  )
}

interface LocationTopProps {
  location: FileLocation
  panelId: string
  tab: Tab
  onTab: (tab: Tab) => void
}

function LocationTop({ location, panelId, tab, onTab }: LocationTopProps) {
  const actsOf = useLocationActs({ isOpen: true })
  const top = useTopActs({ unitId: location.deliveryUnitId, parent: location }, actsOf(location).flat())
  const { column, menu } = useRowActs<FileLocation>(({ location: name }) => name, actsOf)
  const parent = location.path.at(-2)
  return (
    <>
      <ScreenTop
        title={location.location}
        crumbs={<Way location={location} />}
        back={
          parent
            ? { label: parent.location, to: paths.location(String(parent.id)) }
            : { label: t('title'), to: paths.myLocation() }
        }
        wide
        {...top}
        wideOnly={column?.cell(location)}
        tabs={
          <TabBar
            label={location.location}
            tabs={[
              { id: 'places', label: t('places'), count: formatCount(location.childCount) },
              { id: 'papers', label: t('papers') },
              { id: 'history', label: t('history') },
            ]}
            active={tab}
            panelId={panelId}
            onChange={(id) => onTab(tabs.find((one) => one === id) ?? 'papers')}
          />
        }
      />
      {menu}
      <PlaceLine location={location} />
    </>
  )
}

function Way({ location }: { location: FileLocation }) {
  const path = useWay(
    [
      { id: '0', name: t('title'), to: paths.myLocation() },
      ...location.path.map(({ id, location: name }) => ({ id: String(id), name, to: paths.location(String(id)) })),
    ],
    true,
  )
  return <Crumbs label={t('place')} moreLabel={t('morePlaces')} path={path} />
}
