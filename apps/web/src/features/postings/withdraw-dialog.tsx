import '../../ui/mantine-more.css'
import { Radio } from '@mantine/core'
import type { Posting } from '@sinupan/contract'
import { useState } from 'react'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { documentName } from '../documents/index.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

/** What becomes of what is taken out of view: it waits for a decision again, or its posting ends. */
export type WithdrawWay = 'again' | 'forGood'

interface WithdrawDialogProps {
  /** An approved one. */
  posting: Posting
  /** Who decides may only put it back to waiting: the wish to post, and its end, are the unit's. */
  mayEnd: boolean
  onWithdraw: (way: WithdrawWay) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that others read is unpublished, and what shall become of it. */
export function WithdrawDialog({ posting, mayEnd, onWithdraw, onClose }: WithdrawDialogProps) {
  const [way, setWay] = useState<WithdrawWay>('again')
  const name = documentName(posting.fileManager)
  return (
    <ConfirmCommand title={t('withdraw')} act={t('withdrawAct')} run={() => onWithdraw(way)} onClose={onClose}>
      <p>
        {t('unpublishQuestion', { name })} {!mayEnd && t('againOnly', { unit: posting.unitName })}
      </p>
      {mayEnd && (
        <Radio.Group aria-label={t('whatThen')} value={way} onChange={(chosen) => setWay(chosen as WithdrawWay)}>
          <div className={classes.ways}>
            <Radio value="again" label={t('wayAgain')} description={t('wayAgainLine')} />
            <Radio value="forGood" label={t('wayForGood')} description={t('wayForGoodLine')} />
          </div>
        </Radio.Group>
      )}
    </ConfirmCommand>
  )
}
