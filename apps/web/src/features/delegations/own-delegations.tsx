import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { DelegationDialog } from './delegation-dialog.tsx'
import { DelegationRows } from './delegation-rows.tsx'
import { ownDelegationsQuery } from './delegations.api.ts'
import classes from './delegations.module.css'
import { t } from './words.ts'

/** Who decides in one's own place, and in whose place one decides. */
export function OwnDelegations() {
  const { isApprover } = useUser()
  const { data, error, refetch } = useQuery(ownDelegationsQuery())
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('loading')} count={1} height={56} />
  return (
    <div className={classes.own}>
      {data.items.length > 0 ? (
        <DelegationRows delegations={data.items} />
      ) : (
        <p className={classes.none}>{t('nobodyForYou')}</p>
      )}
      {isApprover && (
        <Button variant="default" onClick={() => openDialog((close) => <DelegationDialog onClose={close} />)}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}
