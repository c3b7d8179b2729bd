import type { Disposal, DisposalActionName } from '@sinupan/contract'
import { IconCertificate, IconFileShredder, IconGavel, IconSend, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { openDialog } from '../../lib/dialogs.tsx'
import { MainButton } from '../../list/main-button.tsx'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { AuthoriseDialog, CancelDialog, ExecuteDialog, SubmitDialog } from './dialogs.tsx'
import { fetchCertificate } from './disposal.api.ts'
import { t } from './words.ts'

const next = {
  draft: { action: 'submit', icon: IconSend, Dialog: SubmitDialog },
  concurrence: { action: 'authorise', icon: IconGavel, Dialog: AuthoriseDialog },
  authorised: { action: 'execute', icon: IconFileShredder, Dialog: ExecuteDialog },
} as const

/** The next step of a batch as its main button; shut with the reason where another has to do it. */
export function NextStep({ batch }: { batch: Disposal }): ReactNode {
  const step = batch.status in next ? next[batch.status as keyof typeof next] : undefined
  if (!step) return null
  const { action, icon, Dialog } = step
  const refused = refusedOf(batch, action)
  if (refused === t('recordsOnly')) return null
  return (
    <MainButton
      icon={icon}
      disabled={refused !== undefined}
      title={refused}
      onClick={() => openDialog((close) => <Dialog batch={batch} onClose={close} />)}
    >
      {t(action)}
    </MainButton>
  )
}

function refusedOf({ may, reasons, counts, itemCount }: Disposal, action: DisposalActionName): string | undefined {
  if (!may[action]) return reasons[action] === 'SamePerson' ? t('SamePerson') : t('recordsOnly')
  if (itemCount === 0) return t('noItems')
  return action === 'authorise' && counts.waiting > 0 ? t('waitingOf', { count: counts.waiting }) : undefined
}

/** What else can be done with a batch. */
export function useBatchActs(batch: Disposal): ScreenAct[] {
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => fetchCertificate(batch.id) })
  const save = async () => {
    const url = URL.createObjectURL(await mutateAsync())
    const download = t('certificateName', { no: batch.certificate?.no ?? '' })
    Object.assign(document.createElement('a'), { href: url, download }).click()
    URL.revokeObjectURL(url)
  }
  return [
    ...(batch.certificate
      ? [
          {
            id: 'certificate',
            label: t('certificate'),
            icon: IconCertificate,
            isBusy: isPending,
            run: () => void save(),
          },
        ]
      : []),
    ...(batch.may.cancel
      ? [
          {
            id: 'cancel',
            label: t('cancel'),
            icon: IconX,
            run: () => openDialog((close) => <CancelDialog batch={batch} onClose={close} />),
          },
        ]
      : []),
  ]
}
