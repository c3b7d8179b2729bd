import { Button } from '@mantine/core'
import type { UserRef } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { DelegationDialog } from './delegation-dialog.tsx'
import { DelegationRows } from './delegation-rows.tsx'
import { delegationsQuery } from './delegations.api.ts'
import classes from './delegations.module.css'
import { t } from './words.ts'

interface AllDelegationsProps {
  title: string
  line: string
  /** Everybody who is set to decide somewhere, each once. */
  approvers: readonly UserRef[]
}

/** Who decides in whose place, of all approvers; an administrator arranges and ends it. */
export function AllDelegations({ title, line, approvers }: AllDelegationsProps) {
  const { data, error, refetch } = useQuery(delegationsQuery())
  return (
    <section className={classes.all}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.none}>{line}</p>
      {error && <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList label={t('loading')} count={2} height={56} />}
      {data && data.items.length > 0 && <DelegationRows delegations={data.items} />}
      {data && data.items.length === 0 && <p className={classes.none}>{t('nobody')}</p>}
      {approvers.length > 0 && (
        <Button
          variant="default"
          onClick={() => openDialog((close) => <DelegationDialog approvers={approvers} onClose={close} />)}
        >
          {t('addFor')}
        </Button>
      )}
    </section>
  )
}
