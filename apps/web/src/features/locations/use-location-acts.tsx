import type { FileLocation, ReportType } from '@sinupan/contract'
import {
  IconBarcode,
  IconExternalLink,
  IconFolderOpen,
  IconFolderShare,
  IconPencil,
  IconPrinter,
  IconQrcode,
  IconReportAnalytics,
  IconTable,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { refusalSentence } from '../../lib/refusal-sentences.ts'
import type { Act, Acts } from '../../list/acts.ts'
import { tellFailure } from '../documents/index.ts'
import { openEdit, openMove, openRemove } from './dialogs.tsx'
import { fetchReport } from './print-location.ts'
import { t } from './words.ts'

/** What can be done with a place; `isOpen`: on its own screen, which is left where it goes. */
export function useLocationActs({ isOpen = false } = {}): (location: FileLocation) => Acts {
  const navigate = useNavigate()
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
    const printing: Act[] = [
      printAct('label', t('label'), IconPrinter),
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
      { id: 'move', label: t('move'), icon: IconFolderShare, run: () => openMove(location), refused },
    ]
    const removing: Act = {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      run: () => openRemove(location, leave),
      shortcut: 'Del',
      refused,
      danger: true,
    }
    return [looking, [...printing, counting], changing, [removing]]
  }
}

const printAct =
  (what: ReportType, label: string, icon: Act['icon']) =>
  (location: FileLocation): Act => ({
    id: what,
    label,
    icon,
    run: () => void fetchReport(what, location).catch((error) => tellFailure(t('printing'), error)),
  })
