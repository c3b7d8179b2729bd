import { useUnit } from '../../frame/unit.ts'
import { FolderScreen } from './folder-screen.tsx'
import { useFolderPlace } from './use-place.ts'

/** A folder by its address. */
export function FolderPage() {
  const unit = useUnit()
  const { routeId, place, error, refetch } = useFolderPlace()
  return (
    // Of the address, not of what is known of it: what one opened meanwhile stays open when the folder arrives.
    <FolderScreen
      key={routeId}
      place={place}
      unitId={place?.unitId ?? unit.id}
      placeError={error}
      onRetryPlace={refetch}
    />
  )
}
