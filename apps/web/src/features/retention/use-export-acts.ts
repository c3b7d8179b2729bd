import { IconFileExport, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { today } from '../../lib/format.ts'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { exportTable, type RetentionQuery, type TableFormat } from './retention.api.ts'
import { t } from './words.ts'

/** Saves what the filters leave of a tab as a table: for other programs, or as a workbook. */
export function useExportActs(query: RetentionQuery): ScreenAct[] {
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (format: TableFormat) => exportTable(query, format),
  })
  const save = async (format: TableFormat) => {
    const url = URL.createObjectURL(await mutateAsync(format))
    const download = `${query.tab}-${today()}.${format}`
    Object.assign(document.createElement('a'), { href: url, download }).click()
    URL.revokeObjectURL(url)
  }
  const act = (format: TableFormat) => ({ isBusy: isPending && variables === format, run: () => void save(format) })
  return [
    { id: 'export', label: t('exportCsv'), icon: IconFileExport, ...act('csv') },
    { id: 'workbook', label: t('exportXlsx'), icon: IconFileSpreadsheet, ...act('xlsx') },
  ]
}
