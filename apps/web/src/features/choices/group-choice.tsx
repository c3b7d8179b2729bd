import { useQuery } from '@tanstack/react-query'
import { address, useAddress } from '../../list/address.ts'
import { id, page } from '../../list/address-parts.ts'
import { Choice } from '../../list/filters.tsx'
import { groupsQuery } from './choices.api.ts'
import { t } from './words.ts'

const narrowed = address({ groupId: id('group'), page: page() }, { filters: ['groupId'] })

/** The group that the series are narrowed to; it stands in the address. */
export function useGroupChoice() {
  const [{ groupId }, go] = useAddress(narrowed)
  return { groupId, choose: (chosen: number | undefined) => go({ groupId: chosen }) }
}

/** One of the groups of series, or all. */
export function GroupChoice({ groupId, choose }: ReturnType<typeof useGroupChoice>) {
  const groups = useQuery(groupsQuery()).data?.items ?? []
  return (
    <Choice
      label={t('group')}
      value={groupId}
      choices={groups.map((one) => ({ value: one.id, label: one.group }))}
      onChange={choose}
    />
  )
}
