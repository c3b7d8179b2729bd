import type { Loan } from '@sinupan/contract'
import {
  IconArrowBackUp,
  IconBooks,
  IconCalendarPlus,
  IconCheck,
  IconEye,
  IconHandStop,
  IconMapPin,
  IconPackageExport,
  IconPackageImport,
  IconX,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { CancelDialog, LendDialog, RefuseDialog } from './loan-dialogs.tsx'
import { nameOf, whoOf } from './loan-words.ts'
import { useApproveLoan, usePullLoan, useReshelveLoan, useReturnLoan } from './loans.api.ts'
import { ReshelveDialog } from './parts.tsx'
import { t } from './words.ts'

/** What can be done with a loan as it stands: the next step first, the way out below. */
export function useLoanActs(): { actsOf: (loan: Loan) => Acts; open: (loan: Loan) => void } {
  const navigate = useNavigate()
  const open = ({ document }: Loan) => void (document && navigate(paths.filePreview(document.routeId)))
  const steps = useSteps()
  const actsOf = (loan: Loan): Acts => [
    steps(loan),
    [
      {
        id: 'open',
        label: t('open'),
        icon: IconEye,
        shortcut: 'Enter',
        run: () => open(loan),
        ...(!loan.document && { refused: t('hidden') }),
      },
    ],
    endings(loan),
  ]
  return { actsOf, open }
}

function useSteps(): (loan: Loan) => Act[] {
  const unit = useUnit()
  const approve = useApproveLoan({
    onDone: (loan) => toast.done({ title: t('approved2', { who: whoOf(loan), name: nameOf(loan) }) }),
  })
  const pull = usePullLoan({ onDone: (loan) => toast.done({ title: t('wasPulled', { name: nameOf(loan) }) }) })
  const takeBack = useReturnLoan({ onDone: (loan) => toast.done({ title: t('wasReturned', { name: nameOf(loan) }) }) })
  const reshelve = useReshelveLoan({
    onDone: (loan) => toast.done({ title: t('wasReshelved', { name: nameOf(loan) }) }),
  })
  return (loan) => {
    const { id, version, status, capabilities: may } = loan
    const step = { params: { id }, body: { version } }
    const waits = status === 'requested' && may.refuse
    return [
      ...(waits
        ? [
            {
              id: 'approve',
              label: t('approve'),
              icon: IconCheck,
              run: () => void approve(step),
              ...(!may.approve && { refused: t('othersFirst') }),
            },
          ]
        : []),
      ...(may.pull ? [{ id: 'pull', label: t('pull'), icon: IconPackageExport, run: () => void pull(step) }] : []),
      ...(may.lend
        ? [
            {
              id: 'lend',
              label: status === 'lent' ? t('lendAgain') : t('lend'),
              icon: status === 'lent' ? IconCalendarPlus : IconHandStop,
              run: () => openDialog((close) => <LendDialog loan={loan} onClose={close} />),
            },
          ]
        : []),
      ...(may.return
        ? [{ id: 'return', label: t('takeBack'), icon: IconPackageImport, run: () => void takeBack(step) }]
        : []),
      ...(may.reshelve
        ? [{ id: 'reshelve', label: t('reshelve'), icon: IconBooks, run: () => void reshelve(step) }]
        : []),
      // The places of a unit are its people's to choose from.
      ...(may.reshelve && loan.deliveryUnit.id === unit.id
        ? [
            {
              id: 'reshelve-elsewhere',
              label: t('reshelveElsewhere'),
              icon: IconMapPin,
              run: () => openDialog((close) => <ReshelveDialog loan={loan} onClose={close} />),
            },
          ]
        : []),
    ]
  }
}

const endings = (loan: Loan): Act[] => [
  ...(loan.capabilities.refuse
    ? [
        {
          id: 'refuse',
          label: t('refuse'),
          icon: IconX,
          danger: true,
          run: () => openDialog((close) => <RefuseDialog loan={loan} onClose={close} />),
        },
      ]
    : []),
  ...(loan.capabilities.cancel
    ? [
        {
          id: 'remove',
          label: t('cancel'),
          icon: IconArrowBackUp,
          shortcut: 'Del',
          danger: true,
          run: () => openDialog((close) => <CancelDialog loan={loan} onClose={close} />),
        },
      ]
    : []),
]
