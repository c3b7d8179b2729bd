import { campusesQuery, foundOfficesQuery } from './choices.api.ts'
import '../../ui/mantine-more.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { useFound } from '../../lib/use-found.ts'
import { Select } from '../../ui/select.tsx'
import { t } from './words.ts'

interface Known {
  id: number
  label: string
}
type Field = { value: number | null; onChange: (value: number | null) => void; error?: string; name: string }

/** The office of a unit: found by typing, however many there are. */
export function OfficeField({ known, line }: { known: Known | undefined; line?: string }) {
  const { value, onChange, ...field } = useField('officeId') as unknown as Field
  const [search, setSearch] = useState(known?.label ?? '')
  const { data, isLooking } = useFound(search, (asked) => foundOfficesQuery(asked.split(' · ')[0]), known?.label)
  const offices = (data?.items ?? []).map(({ id, name, campus }) => ({ id, label: `${name} · ${campus.campusName}` }))
  const all = known && !offices.some(({ id }) => id === known.id) ? [known, ...offices] : offices
  return (
    <Select
      {...field}
      label={t('office')}
      placeholder={t('findOffice')}
      description={line}
      searchable
      isLooking={isLooking}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={data ? t('noOffice') : t('loading')}
      filter={({ options }) => options}
      data={all.map(({ id, label }) => ({ value: String(id), label }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}

/** The campus of an office. There are few. */
export function CampusField({ line }: { line?: string }) {
  const { value, onChange, ...field } = useField('campusId') as unknown as Field
  const { data } = useQuery(campusesQuery())
  return (
    <Select
      {...field}
      label={t('campus')}
      description={line}
      allowDeselect={false}
      data={(data?.items ?? []).map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
