import { IconFileExport } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { type AuditQuery, exportCsv } from './admin-audit.api.ts'
import { t } from './words.ts'

/** Saves what the filters leave as CSV. */
export function useExportAct(filters: AuditQuery): ScreenAct {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: exportCsv,
    onSettled: () => void client.invalidateQueries({ queryKey: ['Audit'] }),
  })
  const save = async () => {
    const url = URL.createObjectURL(await mutateAsync(filters))
    const link = Object.assign(document.createElement('a'), { href: url, download: `audit-${today()}.csv` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return { id: 'export', label: t('export'), icon: IconFileExport, isBusy: isPending, run: () => void save() }
}
