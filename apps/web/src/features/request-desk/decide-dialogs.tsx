import {
  type BodyInputOf,
  type DenialGround,
  type DocumentRequest,
  decideRequest,
  extendRequest,
  requestBounds,
  sendBackRequest,
} from '@sinupan/contract'
import '../../ui/mantine-more.css'
import { NumberInput } from '@mantine/core'
import { SelectField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCalendarDate } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import type { RequestDialogProps } from './give-dialogs.tsx'
import { grounds } from './grounds.ts'
import { useDecide, useExtend, useSendBack } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { dueOf } from './request-words.ts'
import { t } from './words.ts'

type Outcome = BodyInputOf<typeof decideRequest>['outcome']
const afterSearch: Outcome[] = [
  'successful',
  'partially_successful',
  'denied',
  'not_held',
  'proactively_disclosed',
  'invalid',
]
const withoutSearch: Outcome[] = ['proactively_disclosed', 'invalid']
const usualDays = 10

/** Answers the request: what the unit proposed, or what needs no search. */
export function DecideDialog({ request, onClose }: RequestDialogProps) {
  const { id, version, status } = request
  const decide = useDecide({
    onDone: ({ outcome }) => toast.done({ title: t('wasDecided', { outcome: outcome ? t(outcome) : '' }) }),
  })
  const offered = status === 'for_decision' ? afterSearch : withoutSearch
  return (
    <FormDialog
      title={t('decideTitle')}
      act={t('decideAct')}
      schema={decideRequest.body}
      values={{ ...asProposed(request, offered), reason: '', version }}
      onSubmit={(body) => decide({ params: { id }, body })}
      onClose={onClose}
      isSheet
    >
      <p className={classes.lead}>{t(offered === afterSearch ? 'decideLead' : 'closeLead')}</p>
      <SelectField name="outcome" label={t('outcome')} data={offered.map((value) => ({ value, label: t(value) }))} />
      <GroundWhereRefused />
      <TextAreaField name="reason" label={t('reasonForRequester')} description={t('reasonLine')} />
    </FormDialog>
  )
}

/** What follows from the proposal, until somebody chooses otherwise. */
function asProposed(
  { items }: DocumentRequest,
  [first = 'successful']: Outcome[],
): { outcome: Outcome; ground: DenialGround | null } {
  const ground = items.find((item) => item.ground)?.ground ?? null
  if (first !== 'successful') return { outcome: first, ground: null }
  if (items.length === 0) return { outcome: 'not_held', ground: null }
  const released = items.filter((item) => item.proposal === 'release').length
  if (released === items.length) return { outcome: 'successful', ground: null }
  return { outcome: released === 0 ? 'denied' : 'partially_successful', ground }
}

function GroundWhereRefused() {
  const { value } = useField('outcome') as unknown as { value: Outcome }
  return (
    (value === 'denied' || value === 'partially_successful') && (
      <SelectField name="ground" label={t('ground')} placeholder={t('groundPlaceholder')} data={grounds()} />
    )
  )
}

/** Puts the due date off, once. */
export function ExtendDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const extend = useExtend({
    onDone: (extended) => toast.done({ title: t('wasExtended', { day: formatCalendarDate(dueOf(extended) ?? '') }) }),
  })
  return (
    <FormDialog
      title={t('extendTitle')}
      act={t('extendAct')}
      schema={extendRequest.body}
      values={{ days: usualDays, reason: '', version }}
      onSubmit={(body) => extend({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('extendLead')}</p>
      <DaysField />
      <TextAreaField name="reason" label={t('reason')} autoFocus required />
    </FormDialog>
  )
}

function DaysField() {
  const field = useField('days') as unknown as { value: number; onChange: (value: string | number) => void }
  return <NumberInput {...field} label={t('days')} min={1} max={requestBounds.mostExtension} allowDecimal={false} />
}

/** Gives it back to the unit, which reads why. */
export function SendBackDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const sendBack = useSendBack({
    onDone: ({ deliveryUnit }) => toast.done({ title: t('wasSentBack', { unit: deliveryUnit?.name ?? '' }) }),
  })
  return (
    <FormDialog
      title={t('sendBackTitle')}
      act={t('sendBackAct')}
      schema={sendBackRequest.body}
      values={{ reason: '', version }}
      onSubmit={(body) => sendBack({ params: { id }, body })}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t('reason')} autoFocus required />
    </FormDialog>
  )
}
