import '../../ui/mantine-more.css'
import { createStockTake, type StockTake } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { placeQuery, placesQuery, useBeginStockTake } from './stock-takes.api.ts'
import classes from './stock-takes.module.css'
import { t } from './words.ts'

interface BeginDialogProps {
  unitId: number
  /** Chosen already. */
  placeId?: number | undefined
  onBegun: (stockTake: StockTake) => void
  onClose: () => void
}

/** Begins to count a place of one’s unit. */
export function BeginDialog({ unitId, placeId, onBegun, onClose }: BeginDialogProps) {
  const begin = useBeginStockTake({ onDone: onBegun })
  return (
    <FormDialog
      title={t('beginTitle')}
      act={t('beginAct')}
      schema={createStockTake.body}
      values={{ fileLocationId: placeId ?? 0 }}
      onSubmit={(body) => begin({ body })}
      onClose={onClose}
    >
      <PlaceField unitId={unitId} placeId={placeId} />
      <p className={classes.lead}>{t('beginLead')}</p>
    </FormDialog>
  )
}

/** A place of the unit, by words of its name or its code. */
function PlaceField({ unitId, placeId }: Pick<BeginDialogProps, 'unitId' | 'placeId'>) {
  const { value, onChange, ...field } = useField('fileLocationId') as {
    value: number
    onChange: (id: number) => void
  }
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const { data } = useQuery(placesQuery(unitId, search === chosen ? '' : search.trim()))
  const { data: given } = useQuery({ ...placeQuery(placeId ?? 0), enabled: placeId !== undefined })
  const found = data?.items ?? []
  const all = given && !found.some(({ id }) => id === given.id) ? [given, ...found] : found
  const places = all.map(({ id, code, path }) => ({
    value: String(id),
    label: `${path.map((step) => step.location).join(' / ')} · ${code}`,
  }))
  return (
    <Select
      {...field}
      label={t('place')}
      placeholder={t('findPlace')}
      data={places}
      searchable
      required
      data-autofocus
      // The server has sought already, in names and codes.
      filter={({ options }) => options}
      nothingFoundMessage={t('noPlace')}
      maxDropdownHeight={280}
      searchValue={search}
      onSearchChange={setSearch}
      value={value ? String(value) : null}
      onChange={(next, option) => {
        setChosen(option?.label ?? '')
        onChange(Number(next ?? 0))
      }}
    />
  )
}
