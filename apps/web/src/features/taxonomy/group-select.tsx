import { groupsQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '../../lib/address-query.ts'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

/** The group that the series are narrowed to; it stands in the address. */
export function useGroupChoice() {
  const [query, setQuery] = useAddressQuery()
  const groupId = Number(query.get('group')) || undefined
  const choose = (id: number | undefined) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        if (id) next.set('group', String(id))
        else next.delete('group')
        return next
      },
      { replace: true },
    )
  return { groupId, choose }
}

export function GroupSelect({ groupId, choose }: ReturnType<typeof useGroupChoice>) {
  const { data } = useQuery(groupsQuery())
  return (
    <Select
      className={classes.group ?? ''}
      aria-label={t('group')}
      placeholder={t('allGroups')}
      clearable
      data={(data?.items ?? []).map(({ id, group }) => ({ value: String(id), label: group }))}
      value={groupId === undefined ? null : String(groupId)}
      onChange={(id) => choose(id === null ? undefined : Number(id))}
    />
  )
}
