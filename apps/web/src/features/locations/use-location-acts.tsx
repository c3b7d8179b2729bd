import type { FileLocation, ReportType } from '@sinupan/contract'
import {
  IconBarcode,
  IconExternalLink,
  IconFolderOpen,
  IconFolderShare,
  IconLock,
  IconPencil,
  IconPrinter,
  IconQrcode,
  IconReportAnalytics,
  IconTable,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { refusalSentence } from '../../lib/refusal-sentences.ts'
import type { Act, Acts } from '../../list/acts.ts'
import { tellFailure } from '../documents/index.ts'
import { HoldDialog } from '../holding/index.ts'
import { openEdit, openLabels, openMove, openRemove } from './dialogs.tsx'
import { fetchReport } from './print-location.ts'
import { t } from './words.ts'

/** What can be done with a place; `isOpen`: on its own screen, which is left where it goes. */
export function useLocationActs({ isOpen = false } = {}): (location: FileLocation) => Acts {
  const navigate = useNavigate()
  const { isCru } = useUser()
  return (location) => {
    const refused = location.capabilities.edit ? undefined : refusalSentence('Forbidden')
    const parent = location.path.at(-2)
    const leave = isOpen
      ? () => navigate(parent ? paths.location(String(parent.id)) : paths.myLocation(), { replace: true })
      : undefined
    const open = () => void navigate(paths.location(location.routeId))
    const looking: Act[] = [
      ...(isOpen ? [] : [{ id: 'open', label: t('open'), icon: IconFolderOpen, run: open, shortcut: 'Enter' }]),
      {
        id: 'page',
        label: t('page'),
        icon: IconExternalLink,
        run: () => void window.open(paths.locationFiles(location.routeId), '_blank', 'noopener'),
      },
    ]
    const labels: Act = { id: 'label', label: t('label'), icon: IconPrinter, run: () => openLabels(location) }
    const printing: Act[] = [
      printAct('pdf', t('report'), IconReportAnalytics),
      printAct('xlsx', t('sheet'), IconTable),
      printAct('png', t('qr'), IconQrcode),
    ].map((act) => act(location))
    const counting: Act = {
      id: 'count',
      label: t('countIt'),
      icon: IconBarcode,
      run: () => void navigate(paths.stockTakes(location.id)),
    }
    const changing: Act[] = [
      { id: 'rename', label: t('edit'), icon: IconPencil, run: () => openEdit(location), shortcut: 'F2', refused },
      { id: 'move', label: t('move'), icon: IconFolderShare, run: () => openMove([location]), refused },
    ]
    const removing: Act = {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      run: () => openRemove([location], leave),
      shortcut: 'Del',
      refused: refused ?? (isEmpty(location) ? undefined : refusalSentence('NotEmpty')),
      danger: true,
    }
    const holding: Act = {
      id: 'hold',
      label: t('hold'),
      icon: IconLock,
      run: () =>
        openDialog((close) => (
          <HoldDialog on={{ place: { id: location.id, name: location.location } }} onClose={close} />
        )),
    }
    return [looking, [labels, ...printing, counting], [...changing, ...(isCru ? [holding] : [])], [removing]]
  }
}

/** As far as one sees: what lies in the trash may still belong there. */
export const isEmpty = ({ childCount, fileCount }: FileLocation): boolean => childCount === 0 && fileCount === 0

const printAct =
  (what: ReportType, label: string, icon: Act['icon']) =>
  (location: FileLocation): Act => ({
    id: what,
    label,
    icon,
    run: () => void fetchReport(what, location).catch((error) => tellFailure(t('printing'), error)),
  })
