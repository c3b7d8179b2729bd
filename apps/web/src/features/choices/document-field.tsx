import '../../ui/mantine-more.css'
import type { FoundDocument } from '@sinupan/contract'
import { useState } from 'react'
import { useUnit } from '../../frame/unit.ts'
import { useField } from '../../lib/contract-form.ts'
import { useFound } from '../../lib/use-found.ts'
import { Select } from '../../ui/select.tsx'
import { text } from '../../ui/text.ts'
import { foundDocumentsQuery } from './choices.api.ts'
import { t } from './words.ts'

interface DocumentFieldProps {
  /** The field of the form that takes the document's number; null where none is chosen. */
  name: string
  label: string
  description?: string
}
type Field = { value: number | null; onChange: (value: number | null) => void; name: string; error?: string }

/** A document that one sees, found while one types. */
export function DocumentField({ name, label, description }: DocumentFieldProps) {
  const { value, onChange, ...field } = useField(name) as unknown as Field
  const { id: unitId } = useUnit()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundDocument>()
  const query = (asked: string) => ({ ...foundDocumentsQuery(unitId, asked), enabled: asked !== '' })
  const { data, asked, isLooking } = useFound(search, query, chosen?.name)
  const found = asked === '' ? [] : (data?.items.flatMap(({ file }) => file ?? []) ?? [])
  const all = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  const choose = (id: string | null) => {
    const document = all.find((one) => String(one.id) === id)
    setChosen(document)
    onChange(document?.id ?? null)
  }
  return (
    <Select
      {...field}
      label={label}
      description={description}
      placeholder={t('findDocument')}
      searchable
      isLooking={isLooking}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      openOnFocus={false}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={asked === '' ? t('findDocument') : data ? t('noDocument') : t('looking')}
      data={all.map((document) => ({ value: String(document.id), label: document.name }))}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={text.caption} style={{ display: 'block' }}>
            {all.find(({ id }) => String(id) === option.value)?.documentCategory?.category ?? t('noSeries')}
          </span>
        </span>
      )}
      value={value === null ? null : String(value)}
      onChange={choose}
    />
  )
}
