import { useUnit } from '../../frame/unit.ts'
import { useTitle } from '../../lib/title.ts'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useFolderView } from '../my-office/index.ts'
import { InTree } from './location-tree.tsx'
import { PlacesTab } from './places-tab.tsx'
import { useTopActs } from './use-top-acts.tsx'
import { t } from './words.ts'

/** My Location: the places at the top of the unit. */
export function MyLocationPage() {
  const { id } = useUnit()
  return <OfUnit key={id} unitId={id} />
}

function OfUnit({ unitId }: { unitId: number }) {
  const [view, change] = useFolderView()
  const top = useTopActs({ unitId })
  useTitle(t('title'))
  return (
    <>
      <InTree unitId={unitId} path={[]} />
      <PlacesTab unitId={unitId} view={view} change={change} top={<ScreenTop title={t('title')} wide {...top} />} />
    </>
  )
}
