import { type Attachments, AttachmentsField } from '../attaching/index.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './public-request.module.css'
import { t } from './words.ts'

/** How the answer is given, and what comes with the request. */
export function StepHow({ attachments }: { attachments: Attachments }) {
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
        <AttachmentsField attachments={attachments} hasHint />
      </div>
    </div>
  )
}
