import { Button, Checkbox } from '@mantine/core'
import { type ApproverSetting, addApprover, type Campus, type CategoryGroup, type UserRef } from '@sinupan/contract'
import { useState } from 'react'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PersonField } from '../choices/index.ts'
import { useAddApprover, useRemoveApprover, useUpdateApprover } from './organisation.api.ts'
import { t } from './words.ts'

interface ApproverDialogProps {
  campus: Campus
  group: CategoryGroup
  setting?: ApproverSetting
  /** The other groups of the campus that nobody is set for. */
  without: readonly CategoryGroup[]
  onClose: () => void
}

/** Sets who decides on a group's postings on a campus, for other groups of the campus with it, or nobody. */
export function ApproverDialog({ campus, group, setting, without, onClose }: ApproverDialogProps) {
  const [person, setPerson] = useState<UserRef | undefined>(setting?.approver)
  const [forAll, setForAll] = useState(false)
  const names = { group: group.group, campus: campus.campusName }
  const add = useAddApprover()
  const update = useUpdateApprover()
  const remove = useRemoveApprover({ onDone: () => toast.done({ title: t('approverTaken', names) }) })
  const save = async (approverId: string) => {
    if (setting) await update({ params: { id: setting.id }, body: { approverId, version: setting.version } })
    for (const { id } of [...(setting ? [] : [group]), ...(forAll ? without : [])])
      await add({ params: { campusId: campus.id }, body: { approverId, documentCategoryGroupId: id } })
    toast.done({ title: t('approverSet', { ...names, name: person ? fullName(person) : '' }) })
  }
  const takeAway = async (id: number) => {
    await remove({ params: { id } })
    onClose()
  }
  return (
    <FormDialog
      title={t('setApproverTitle', names)}
      act={t('setApproverAct')}
      schema={addApprover.body}
      values={{ approverId: setting?.approverId ?? '', documentCategoryGroupId: group.id }}
      onSubmit={({ approverId }) => save(String(approverId))}
      onClose={onClose}
    >
      <PersonField name="approverId" label={t('approver')} known={setting?.approver} onPerson={setPerson} />
      {without.length > 0 && (
        <Checkbox
          label={t('forWholeCampus')}
          checked={forAll}
          onChange={(event) => setForAll(event.currentTarget.checked)}
        />
      )}
      {setting && (
        <div>
          <Button variant="default" loading={remove.isPending} onClick={() => void takeAway(setting.id)}>
            {t('takeAway')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
