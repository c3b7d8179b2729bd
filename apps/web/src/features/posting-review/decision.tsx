import { Button } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { IconArrowBackUp, IconCheck, IconWorldOff } from '@tabler/icons-react'
import { KeyCap } from '../../ui/key-cap.tsx'
import { useIsPhone } from '../../ui/media.ts'
import classes from './facts.module.css'
import type { DecisionActs } from './use-decision-acts.tsx'
import { t } from './words.ts'

interface DecisionProps {
  acts: DecisionActs
  /** A change of the posting is on its way. */
  isHeld: boolean
  status: Posting['status']
}

const icon = { size: 16, stroke: 1.8, 'aria-hidden': 'true' } as const

/** The decision, fixed at the bottom; where it is refused, with the reason. */
export function Decision({ acts, isHeld, status }: DecisionProps) {
  const phone = useIsPhone()
  return (
    <section className={classes.decision} aria-label={t('decision')}>
      {status === 'pending' ? <Decide acts={acts} isHeld={isHeld} /> : <Withdraw acts={acts} status={status} />}
      {acts.refused && <p className={classes.refused}>{acts.refused}</p>}
      {!phone && <KeyHints acts={acts} status={status} />}
    </section>
  )
}

function Decide({ acts, isHeld }: Omit<DecisionProps, 'status'>) {
  const { approve, giveBack, isPending } = acts
  return (
    <>
      <Button
        className={classes.act ?? ''}
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        disabled={!giveBack && !isPending}
        onClick={giveBack}
      >
        {t('return')}
      </Button>
      <Button
        className={classes.act ?? ''}
        leftSection={<IconCheck {...icon} />}
        loading={isPending}
        disabled={isHeld || (!approve && !isPending)}
        onClick={approve}
      >
        {t('approve')}
      </Button>
    </>
  )
}

function Withdraw({ acts: { withdraw, takeDown, isPending }, status }: Pick<DecisionProps, 'acts' | 'status'>) {
  if (status !== 'approved') return null
  return (
    <>
      {(withdraw || isPending || !takeDown) && (
        <Button
          className={(takeDown ? classes.act : classes.alone) ?? ''}
          variant="default"
          leftSection={<IconArrowBackUp {...icon} />}
          loading={isPending}
          disabled={!withdraw && !isPending}
          onClick={withdraw}
        >
          {t('withdraw')}
        </Button>
      )}
      {takeDown && (
        <Button
          className={(withdraw || isPending ? classes.act : classes.alone) ?? ''}
          variant="default"
          leftSection={<IconWorldOff {...icon} />}
          onClick={takeDown}
        >
          {t('takeDown')}
        </Button>
      )}
    </>
  )
}

function KeyHints({ acts, status }: Pick<DecisionProps, 'acts' | 'status'>) {
  return (
    <>
      <span className={classes.keys}>
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap> {t('keysWalk')}
      </span>
      {acts.approve && status === 'pending' && (
        <span className={classes.keys}>
          <KeyCap>R</KeyCap> {t('keyReturn')} <KeyCap>A</KeyCap> {t('keyApprove')}
        </span>
      )}
      {acts.undo && (
        <span className={classes.keys} data-undo>
          <KeyCap>Z</KeyCap> {t('keyUndo')}
        </span>
      )}
    </>
  )
}
