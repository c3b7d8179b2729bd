import { acceptRequest, assignRequest, type DocumentRequest } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PersonField } from '../choices/index.ts'
import { UnitField } from './register-dialog.tsx'
import { useAccept, useAssign } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

export interface RequestDialogProps {
  request: DocumentRequest
  onClose: () => void
}

/** Takes a request on: who searches, and who decides. */
export function AcceptDialog({ request, onClose }: RequestDialogProps) {
  const { id, version, deliveryUnitId } = request
  const accept = useAccept({
    onDone: ({ deliveryUnit, decisionMaker }) =>
      toast.done({
        title: t('wasAccepted', {
          unit: deliveryUnit?.name ?? '',
          who: decisionMaker ? fullName(decisionMaker) : '',
        }),
      }),
  })
  return (
    <FormDialog
      title={t('acceptTitle')}
      act={t('acceptAct')}
      schema={acceptRequest.body}
      // A unit that is not chosen yet is said by the contract.
      values={{ deliveryUnitId: deliveryUnitId as number, decisionMakerId: '', version }}
      onSubmit={(body) => accept({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('acceptLead')}</p>
      <UnitField name="deliveryUnitId" label={t('searchUnit')} autoFocus />
      <PersonField name="decisionMakerId" label={t('decider')} autoFocus={false} />
    </FormDialog>
  )
}

/** Gives it to another unit, or another decision maker. */
export function AssignDialog({ request, onClose }: RequestDialogProps) {
  const { id, version, deliveryUnitId, decisionMaker } = request
  const assign = useAssign({ onDone: () => toast.done({ title: t('wasAssigned') }) })
  return (
    <FormDialog
      title={t('assignTitle')}
      act={t('assignAct')}
      schema={assignRequest.body}
      values={{ deliveryUnitId: deliveryUnitId ?? undefined, decisionMakerId: decisionMaker?.id, version }}
      onSubmit={(body) => assign({ params: { id }, body })}
      onClose={onClose}
    >
      <UnitField name="deliveryUnitId" label={t('searchUnit')} autoFocus />
      <PersonField name="decisionMakerId" label={t('decider')} known={decisionMaker ?? undefined} autoFocus={false} />
    </FormDialog>
  )
}
