import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useUnits } from '../../frame/unit.ts'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { folderQuery, type KnownPlace, learnPlaces, placeAt } from '../documents/index.ts'

interface FolderPlace {
  /** The address's own word for it. */
  routeId: string
  /** Undefined until it is known where the address leads. */
  place: KnownPlace | undefined
  error: Error | null
  refetch: () => void
}

/** The folder of the address. */
export function useFolderPlace(): FolderPlace {
  const { id: routeId = '' } = useParams()
  const known = placeAt(routeId)
  const { data, error, refetch } = usePageLoad({ ...folderQuery(routeId), enabled: known === undefined })
  const place = known ?? (data && { id: data.id, unitId: data.deliveryUnitId, name: data.name })
  if (!known && data) learnPlaces([{ ...data, routeId }], data.deliveryUnitId)
  useUnitOf(place)
  return { routeId, place, error, refetch: () => void refetch() }
}

/** A folder chooses its unit; choosing another unit leads out of the folder. */
function useUnitOf(place: KnownPlace | undefined): void {
  const { all, chosen, choose } = useUnits()
  const navigate = useNavigate()
  const before = useRef<number>(undefined)
  const unitId = place?.unitId
  const chosenId = chosen?.id
  useEffect(() => {
    if (unitId === undefined || chosenId === undefined) return
    const isSwitched = before.current !== undefined && before.current !== chosenId
    before.current = chosenId
    if (unitId === chosenId) return
    const unit = all.find((one) => one.id === unitId)
    if (isSwitched) void navigate(paths.myOffice())
    else if (unit) {
      before.current = unitId
      choose(unit)
    }
  }, [unitId, chosenId, all, choose, navigate])
}
