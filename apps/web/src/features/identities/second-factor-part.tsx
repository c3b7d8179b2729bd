import { Button } from '@mantine/core'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { secondFactorQuery, useSetUpSecondFactor } from './identities.api.ts'
import classes from './identities.module.css'
import { RenewDialog, SetUpDialog, TurnOffDialog } from './set-up-dialogs.tsx'
import { t } from './words.ts'

/** Whether a code is asked for beside the password, and what to do about it. */
export function SecondFactorPart() {
  const { data, error, isPending, refetch } = useQuery(secondFactorQuery())
  const begin = useSetUpSecondFactor({
    onDone: (begun) => openDialog((close) => <SetUpDialog begun={begun} onClose={close} />),
  })
  if (isPending) return <SkeletonList label={t('loading')} count={1} height={56} />
  if (error) return <LoadFailure title={t('secondFactorFailed')} error={error} onRetry={() => void refetch()} />
  if (!data.isEnabled)
    return (
      <ul className={classes.rows}>
        <li className={classes.row}>
          <IconShieldOff size={18} stroke={1.6} aria-hidden="true" />
          <div className={classes.words}>{t('isOff')}</div>
          {/* No spinner: while it is pending, the person may be asked for a proof in front of it. */}
          <Button variant="default" size="compact-sm" onClick={() => begin.isPending || void begin()}>
            {t('setUp')}
          </Button>
        </li>
      </ul>
    )
  return (
    <ul className={classes.rows}>
      <li className={classes.row}>
        <IconShieldCheck size={18} stroke={1.6} aria-hidden="true" />
        <div className={classes.words}>
          <div className={classes.name}>{t('isOn', { at: formatDay(data.enabledAt ?? '') })}</div>
          <div className={text.caption}>{t('codesLeft', { count: data.recoveryCodesLeft })}</div>
          {data.isRequired && <div className={text.caption}>{t('isRequired')}</div>}
        </div>
        <div className={classes.acts}>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => openDialog((close) => <RenewDialog onClose={close} />)}
          >
            {t('newCodes')}
          </Button>
          {!data.isRequired && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => openDialog((close) => <TurnOffDialog onClose={close} />)}
            >
              {t('turnOff')}
            </Button>
          )}
        </div>
      </li>
    </ul>
  )
}
