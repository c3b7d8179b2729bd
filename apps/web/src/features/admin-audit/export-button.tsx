import { Button } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import { type AuditQuery, exportCsv } from './admin-audit.api.ts'
import { t } from './words.ts'

/** Saves what the filters leave as CSV. */
export function ExportButton({ filters }: { filters: AuditQuery }) {
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
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={16} stroke={1.7} aria-hidden="true" />}
      loading={isPending}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  )
}
