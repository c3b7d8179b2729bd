import { ActionIcon, Button } from '@mantine/core'
import type { ResponseOf, verifyAudit } from '@sinupan/contract'
import { IconShieldCheck, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCount } from '../../lib/format.ts'
import { StatusIcon } from '../../ui/status-mark.tsx'
import { verify } from './admin-audit.api.ts'
import classes from './admin-audit.module.css'
import { t } from './words.ts'

type Found = ResponseOf<typeof verifyAudit>

export function useVerify() {
  const client = useQueryClient()
  return useMutation<Found>({
    mutationFn: verify,
    onSettled: () => {
      for (const area of ['Audit', 'Dashboard', 'Health']) void client.invalidateQueries({ queryKey: [area] })
    },
  })
}
type Check = ReturnType<typeof useVerify>

export const VerifyButton = ({ check }: { check: Check }) => (
  <Button
    variant="default"
    leftSection={<IconShieldCheck size={16} stroke={1.7} aria-hidden="true" />}
    loading={check.isPending}
    onClick={() => check.mutate()}
  >
    {t('verify')}
  </Button>
)

/** What came out, until it is put away. */
export function VerifyResult({ check: { data, error, isPending, reset } }: { check: Check }) {
  if (!data && !error && !isPending) return null
  return (
    <div className={classes.result} role="status">
      <StatusIcon status={isPending ? 'in-process' : data?.isIntact ? 'passed' : 'failed'} size={20} />
      <div>
        <Words data={data} error={error} isPending={isPending} />
      </div>
      {!isPending && (
        <ActionIcon aria-label={t('close')} onClick={reset}>
          <IconX size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

function Words({ data, error, isPending }: { data: Found | undefined; error: Error | null; isPending: boolean }) {
  if (isPending) return <p className={classes.resultTitle}>{t('verifying')}</p>
  if (error)
    return (
      <>
        <p className={classes.resultTitle}>{t('verifyFailed')}</p>
        <p className={classes.resultLine}>{error.message}</p>
      </>
    )
  if (!data) return null
  if (data.isIntact)
    return (
      <>
        <p className={classes.resultTitle}>{t('intact')}</p>
        <p className={classes.resultLine}>{t('intactLine', { count: data.checked })}</p>
      </>
    )
  return (
    <>
      <p className={classes.resultTitle}>{t('broken')}</p>
      <p className={classes.resultLine}>{t('brokenLine', { count: data.problemCount })}</p>
      <ul className={classes.problems}>
        {data.problems.map(({ kind, number }) => (
          <li key={`${kind} ${number}`}>{t(kind, { number: formatCount(number) })}</li>
        ))}
      </ul>
    </>
  )
}
