import { useUnit } from '../../frame/unit.ts'
import { useTitle } from '../../lib/title.ts'
import { NewButton } from '../../list/new-button.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useFolderView } from '../my-office/index.ts'
import { openCreate } from './dialogs.tsx'
import { InTree } from './location-tree.tsx'
import { PlacesTab } from './places-tab.tsx'
import { useScanAct } from './scanning/use-scan-act.tsx'
import { t } from './words.ts'

/** My Location: the places at the top of the unit. */
export function MyLocationPage() {
  const { id } = useUnit()
  return <OfUnit key={id} unitId={id} />
}

function OfUnit({ unitId }: { unitId: number }) {
  const [view, change] = useFolderView()
  const scan = useScanAct()
  useTitle(t('title'))
  return (
    <>
      <InTree unitId={unitId} path={[]} />
      <PlacesTab
        unitId={unitId}
        view={view}
        change={change}
        top={
          <ScreenTop
            title={t('title')}
            wide
            acts={[scan]}
            main={<NewButton onClick={() => openCreate({ unitId })}>{t('newPlace')}</NewButton>}
          />
        }
      />
    </>
  )
}
