import { useQuery } from '@tanstack/react-query'
import { RemoveDialog } from '../../list/remove-dialog.tsx'
import { useRemoveCampus, useRemoveOffice, useRemoveUnit, usesQueries } from './organisation.api.ts'

interface RemovePlaceProps {
  kind: 'campus' | 'office' | 'unit'
  id: number
  name: string
  onClose: () => void
}

/** Deletes a campus, an office or a unit that nothing uses, or says what does. */
export function RemovePlace({ kind, id, name, onClose }: RemovePlaceProps) {
  const { data } = useQuery<Record<string, number>>({
    ...(usesQueries[kind](id) as object as { queryKey: unknown[] }),
    gcTime: 0,
  })
  const remove = { campus: useRemoveCampus(), office: useRemoveOffice(), unit: useRemoveUnit() }[kind]
  return <RemoveDialog name={name} uses={data} run={() => remove({ params: { id } })} onClose={onClose} />
}
