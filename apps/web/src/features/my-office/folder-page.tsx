import { useUnit } from '../../frame/unit.ts'
import { FolderScreen } from './folder-screen.tsx'
import { useFolderPlace } from './use-place.ts'

/** A folder by its address. */
export function FolderPage() {
  const unit = useUnit()
  const { place, error, refetch } = useFolderPlace()
  return (
    <FolderScreen
      key={place?.id ?? 'unknown'}
      place={place}
      unitId={place?.unitId ?? unit.id}
      placeError={error}
      onRetryPlace={refetch}
    />
  )
}
