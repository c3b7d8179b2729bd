import { Button } from '@mantine/core'
import type { RegisterKind } from '@sinupan/contract'
import { IconFileExport, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { ChartCard } from '../../ui/charts/chart-card.tsx'
import { t } from './registers-words.ts'
import { type FileFormat, type Period, registerFile } from './request-figures.api.ts'
import classes from './request-figures.module.css'

const registers = ['registry', 'summary', 'inventory'] as const satisfies readonly RegisterKind[]
const formats = [
  ['csv', IconFileExport],
  ['xlsx', IconFileSpreadsheet],
] as const

/** The registers of the period as files. */
export function RegisterFiles({ period }: { period: Period }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ kind, format }: { kind: RegisterKind; format: FileFormat }) => {
      const url = URL.createObjectURL(await registerFile(kind, period, format))
      const download = `requests-${kind}-${period.from}-${period.to}.${format}`
      Object.assign(document.createElement('a'), { href: url, download }).click()
      URL.revokeObjectURL(url)
    },
  })
  const isBusy = (kind: RegisterKind, format: FileFormat) =>
    isPending && variables.kind === kind && variables.format === format
  return (
    <ChartCard title={t('files')}>
      {error && variables && <LoadFailure title={t('notSaved')} error={error} onRetry={() => mutate(variables)} />}
      <ul className={classes.files}>
        {registers.map((kind) => (
          <li key={kind} className={classes.file}>
            <span className={classes.fileWords}>
              <span className={classes.fileName}>{t(kind)}</span>
              <span className={classes.quiet}>{t(`${kind}Line`)}</span>
            </span>
            {formats.map(([format, Icon]) => (
              <Button
                key={format}
                variant="default"
                leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
                aria-label={t('save', { register: t(kind), format: t(format) })}
                loading={isBusy(kind, format)}
                onClick={() => mutate({ kind, format })}
              >
                {t(format)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
