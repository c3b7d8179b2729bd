import '../../ui/mantine-more.css'
import { createStockTake, type StockTake, stockTake as stockTakeShape } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { useField } from '../../lib/contract-form.ts'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useFound } from '../../lib/use-found.ts'
import { Select } from '../../ui/select.tsx'
import { wayText } from '../placing/index.ts'
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
  const openCounted = (error: unknown) => {
    const counted = countedOf(error)
    if (!counted) throw error
    tellCounted(counted)
    onBegun(counted)
  }
  return (
    <FormDialog
      title={t('beginTitle')}
      act={t('beginAct')}
      schema={createStockTake.body}
      values={{ fileLocationId: placeId ?? 0 }}
      onSubmit={(body) => begin({ body }).catch(openCounted)}
      onClose={onClose}
    >
      <PlaceField unitId={unitId} placeId={placeId} />
      <p className={classes.lead}>{t('beginLead')}</p>
    </FormDialog>
  )
}

/** The stock-take that somebody began of the same place; undefined where something else stood in the way. */
function countedOf(error: unknown): StockTake | undefined {
  const isCounted = error instanceof ApiRefusal && error.code === 'BeingCounted'
  return isCounted ? stockTakeShape.safeParse(error.details.current).data : undefined
}

function tellCounted({ fileLocation, startedBy, startedAt }: StockTake): void {
  const day = formatDay(startedAt)
  toast.info({
    title: t('isCounted', { name: fileLocation.location }),
    line: startedBy ? t('isCountedLine', { who: fullName(startedBy), day }) : t('isCountedSince', { day }),
  })
}

/** A place of the unit, by words of its name or its code. */
function PlaceField({ unitId, placeId }: Pick<BeginDialogProps, 'unitId' | 'placeId'>) {
  const { value, onChange, ...field } = useField('fileLocationId') as {
    value: number
    onChange: (id: number) => void
  }
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState('')
  const { data, isLooking } = useFound(search, (asked) => placesQuery(unitId, asked), chosen)
  const { data: given } = useQuery({ ...placeQuery(placeId ?? 0), enabled: placeId !== undefined })
  const found = data?.items ?? []
  const all = given && !found.some(({ id }) => id === given.id) ? [given, ...found] : found
  // What is known of it by heart comes first: a phone shows the beginning alone.
  const places = all.map(({ id, location, code, path }) => ({
    value: String(id),
    label: [location, code, wayText(path.slice(0, -1))].filter(Boolean).join(' · '),
  }))
  return (
    <Select
      {...field}
      label={t('place')}
      placeholder={t('findPlace')}
      data={places}
      searchable
      isLooking={isLooking}
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
