import { Anchor } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { Select } from '../../ui/select.tsx'
import { t } from './words.ts'

interface PlaceSelectProps<Place extends { id: number }> {
  label: string
  /** The query of the list. */
  list: {
    data?: { items: readonly Place[] } | undefined
    isFetching: boolean
    isError: boolean
    refetch: () => unknown
  }
  labelOf: (place: Place) => string
  /** The chosen id; 0 for none. */
  chosen: number
  onChoose: (id: number) => void
  /** What has to be chosen before. */
  waitsFor?: string | undefined
  /** What an empty list says. */
  empty?: string
  error?: string | undefined
}

/** One of the three pickers: a list that is searched while one types, loading, empty or failed in its own place. */
export function PlaceSelect<Place extends { id: number }>(props: PlaceSelectProps<Place>) {
  const { label, list, labelOf, chosen, onChoose, waitsFor, empty, error } = props
  const items = waitsFor ? [] : (list.data?.items ?? [])
  const isEmpty = !waitsFor && list.data?.items.length === 0
  return (
    <Select
      label={label}
      searchable
      data={items.map((place) => ({ value: String(place.id), label: labelOf(place) }))}
      value={chosen > 0 ? String(chosen) : null}
      onChange={(value) => onChoose(Number(value ?? 0))}
      placeholder={waitsFor ?? (list.isFetching ? t('loading') : t('choose'))}
      disabled={Boolean(waitsFor) || isEmpty}
      description={isEmpty ? empty : undefined}
      error={list.isError && !waitsFor ? <Failed onRetry={list.refetch} /> : error}
      allowDeselect={false}
      withCheckIcon={false}
      autoComplete="off"
      rightSection={<IconSelector size={16} stroke={1.6} aria-hidden="true" />}
    />
  )
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <>
      {t('placesFailed')}{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={() => onRetry()}>
        {t('tryAgain')}
      </Anchor>
    </>
  )
}
