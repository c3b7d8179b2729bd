import { IconFileExport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { exportTable, type RetentionQuery } from './retention.api.ts'
import { t } from './words.ts'

/** Saves what the filters leave of a tab as a table. */
export function useExportAct(query: RetentionQuery): ScreenAct {
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => exportTable(query) })
  const save = async () => {
    const url = URL.createObjectURL(await mutateAsync())
    const download = `${query.tab}-${today()}.csv`
    Object.assign(document.createElement('a'), { href: url, download }).click()
    URL.revokeObjectURL(url)
  }
  return { id: 'export', label: t('exportCsv'), icon: IconFileExport, isBusy: isPending, run: () => void save() }
}
