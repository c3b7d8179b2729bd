import { requestBounds } from '@sinupan/contract'
import { formatSize } from '../../lib/format.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './public-request.module.css'
import type { Attachments } from './use-attachments.ts'
import { t } from './words.ts'

/** How the answer is given, and what comes with the request. */
export function StepHow({ attachments }: { attachments: Attachments }) {
  const size = formatSize(requestBounds.attachmentBytes, 0)
  return (
    <div className={classes.fields}>
      <ChoiceCards
        name="deliveryMode"
        label={t('deliveryMode')}
        choices={[
          { value: 'download', title: t('download'), line: t('downloadLine') },
          { value: 'pick_up', title: t('pickUp'), line: t('pickUpLine') },
        ]}
      />
      <div className={classes.part}>
        <h2 className={classes.section}>{t('attachments')}</h2>
        <p className={classes.quiet}>{t('attachLine')}</p>
        <AttachmentsField
          attachments={attachments}
          hint={t('attachHint', { count: requestBounds.attachments, size })}
        />
      </div>
    </div>
  )
}
