import '../../ui/mantine-more.css'
import { Button, SegmentedControl } from '@mantine/core'
import type { TransferForm } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { today } from '../../lib/format.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
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
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const url = URL.createObjectURL(await readForm(kind, { format, ...(campusId && { campusId: Number(campusId) }) }))
      Object.assign(document.createElement('a'), { href: url, download: `${kind}-${today()}.${format}` }).click()
      URL.revokeObjectURL(url)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      announce(error)
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('formsTitle')}
      closeLabel={t('close')}
      onSubmit={() => !isBusy && void save()}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('formAct')}
          </Button>
        </>
      }
    >
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
    </DialogFrame>
  )
}
