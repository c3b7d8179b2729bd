import '../../ui/mantine-more.css'
import { SegmentedControl } from '@mantine/core'
import type { TransferForm } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { today } from '../../lib/format.ts'
import { Select } from '../../ui/select.tsx'
import { campusesQuery } from '../choices/index.ts'
import { readForm } from './transfers.api.ts'
import { t } from './words.ts'

const kinds: readonly TransferForm[] = ['inventory', 'schedule', 'authority']

/** A form of the archives institution, filled in as far as the records tell, to print or to go on with in a sheet. */
export function FormsDialog({ onClose }: { onClose: () => void }) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const [kind, setKind] = useState<TransferForm>('inventory')
  const [format, setFormat] = useState<'pdf' | 'xlsx'>('pdf')
  const [campusId, setCampusId] = useState<string | null>(null)
  const save = async () => {
    const url = URL.createObjectURL(await readForm(kind, { format, ...(campusId && { campusId: Number(campusId) }) }))
    Object.assign(document.createElement('a'), { href: url, download: `${kind}-${today()}.${format}` }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <ActDialog title={t('formsTitle')} act={t('formAct')} run={save} onClose={onClose}>
      <Select
        data-autofocus
        label={t('form')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`form_${value}`) }))}
        value={kind}
        onChange={(next) => setKind((next ?? 'inventory') as TransferForm)}
      />
      {kind !== 'schedule' && (
        <Select
          label={t('campus')}
          placeholder={t('allCampuses')}
          clearable
          data={campuses.map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
          value={campusId}
          onChange={setCampusId}
        />
      )}
      <SegmentedControl
        aria-label={t('format')}
        value={format}
        onChange={(next) => setFormat(next === 'xlsx' ? 'xlsx' : 'pdf')}
        data={[
          { value: 'pdf', label: t('asPaper') },
          { value: 'xlsx', label: t('asSheet') },
        ]}
      />
    </ActDialog>
  )
}
