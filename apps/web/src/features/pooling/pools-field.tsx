import '../../ui/mantine-more.css'
import { mostPoolsOfPosting } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../lib/contract-form.ts'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { availablePoolsQuery } from './pooling.api.ts'
import { t } from './words.ts'

interface Field<Value> {
  value: Value
  error?: string
  onChange: (value: Value) => void
}

/** Pools that get what is posted, once it is approved. Nothing where one may add to none. */
export function PoolsField() {
  const field = useField('postPoolFiles') as Field<number[] | undefined>
  const { value: isClassified } = useField('isClassified') as Field<boolean>
  const pools = useQuery(availablePoolsQuery()).data?.items ?? []
  if (pools.length === 0) return null
  return (
    <MultiSelect
      label={t('postInto')}
      description={t(isClassified ? 'notClassified' : 'postIntoLine')}
      placeholder={field.value?.length ? '' : t('postIntoPlaceholder')}
      error={field.error}
      disabled={isClassified}
      searchable
      openOnFocus={false}
      maxValues={mostPoolsOfPosting}
      nothingFoundMessage={t('noPoolFound')}
      data={pools.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={isClassified ? [] : (field.value ?? []).map(String)}
      onChange={(ids) => field.onChange(ids.map(Number))}
    />
  )
}
