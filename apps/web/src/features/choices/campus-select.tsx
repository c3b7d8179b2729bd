import { campusesQuery } from './choices.api.ts'
import '../../ui/mantine-more.css'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '../../lib/address-query.ts'
import classes from './choices.module.css'
import { t } from './words.ts'

/** The campus that a table is narrowed to; it stands in the address. */
export function useCampusChoice() {
  const [query, setQuery] = useAddressQuery()
  const campusId = Number(query.get('campus')) || undefined
  const choose = (id: number | undefined) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        if (id) next.set('campus', String(id))
        else next.delete('campus')
        return next
      },
      { replace: true },
    )
  return { campusId, choose }
}

export function CampusSelect({ campusId, choose }: ReturnType<typeof useCampusChoice>) {
  const { data } = useQuery(campusesQuery())
  return (
    <Select
      className={classes.campus ?? ''}
      aria-label={t('campus')}
      placeholder={t('allCampuses')}
      clearable
      data={(data?.items ?? []).map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
      value={campusId === undefined ? null : String(campusId)}
      onChange={(id) => choose(id === null ? undefined : Number(id))}
    />
  )
}
