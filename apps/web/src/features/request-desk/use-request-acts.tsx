import type { DocumentRequest } from '@sinupan/contract'
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconCheck,
  IconFileSearch,
  IconGavel,
  IconGitMerge,
  IconMail,
  IconMessageQuestion,
  IconPlayerPlay,
  IconPrinter,
  IconRefresh,
  IconSend,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useCurrentUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { DecideDialog, ExtendDialog, SendBackDialog } from './decide-dialogs.tsx'
import { MergeDialog, ReferDialog, ReopenDialog } from './end-dialogs.tsx'
import { AcceptDialog, AssignDialog, type RequestDialogProps } from './give-dialogs.tsx'
import { printSlip } from './print-slip.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { useStart } from './request-desk.api.ts'
import { t } from './words.ts'
import { AnswerDialog, ClarifyDialog, MessageDialog } from './write-dialogs.tsx'

/** What may be done with a request as it stands: the next step first. */
export function useRequestActs(request: DocumentRequest): ScreenAct[] {
  const { id, version, status, capabilities: may, like } = request
  const user = useCurrentUser()
  // The page shows it, and what comes next stands where a toast would.
  const start = useStart()
  const by = (Dialog: ComponentType<RequestDialogProps>) => () =>
    openDialog((close) => <Dialog request={request} onClose={close} />)
  const isEarly = status !== 'for_decision'
  const acts: (ScreenAct & { isThere: boolean })[] = [
    { id: 'accept', label: t('accept'), icon: IconCheck, run: by(AcceptDialog), isThere: may.accept },
    {
      id: 'start',
      label: t('start'),
      icon: IconPlayerPlay,
      run: () => void start({ params: { id }, body: { version } }),
      isThere: may.start,
    },
    { id: 'propose', label: t('propose'), icon: IconFileSearch, run: by(ProposeDialog), isThere: may.propose },
    { id: 'decide', label: t('decide'), icon: IconGavel, run: by(DecideDialog), isThere: may.decide && !isEarly },
    { id: 'answer', label: t('answer'), icon: IconMessageQuestion, run: by(AnswerDialog), isThere: may.answer },
    { id: 'send-back', label: t('sendBack'), icon: IconArrowBackUp, run: by(SendBackDialog), isThere: may.sendBack },
    { id: 'clarify', label: t('clarify'), icon: IconMessageQuestion, run: by(ClarifyDialog), isThere: may.clarify },
    { id: 'message', label: t('message'), icon: IconMail, run: by(MessageDialog), isThere: may.message },
    { id: 'extend', label: t('extend'), icon: IconCalendarPlus, run: by(ExtendDialog), isThere: may.extend },
    { id: 'assign', label: t('assign'), icon: IconUsers, run: by(AssignDialog), isThere: may.assign },
    { id: 'close', label: t('close2'), icon: IconGavel, run: by(DecideDialog), isThere: may.decide && isEarly },
    { id: 'refer', label: t('refer'), icon: IconSend, run: by(ReferDialog), isThere: may.refer },
    { id: 'merge', label: t('merge'), icon: IconGitMerge, run: by(MergeDialog), isThere: may.merge && like.length > 0 },
    { id: 'reopen', label: t('reopen'), icon: IconRefresh, run: by(ReopenDialog), isThere: may.reopen },
    {
      id: 'slip',
      label: t('slip'),
      icon: IconPrinter,
      run: () => void printSlip(id),
      isThere: user?.isCru === true || user?.isAdmin === true,
    },
  ]
  return acts.filter(({ isThere }) => isThere).map(({ isThere: _, ...act }) => act)
}

/** Those that carry a request on; everything else stands beside it. */
export const nextSteps: readonly string[] = ['accept', 'start', 'propose', 'decide', 'answer']
