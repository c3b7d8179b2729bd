import { useUnit } from '../../frame/unit.ts'
import { FolderScreen } from './folder-screen.tsx'
import { t } from './words.ts'

/** My Office: what lies directly in the unit. */
export function MyOfficePage() {
  const { id } = useUnit()
  return <FolderScreen key={id} place={{ id: 0, unitId: id, name: t('myOffice') }} unitId={id} />
}
