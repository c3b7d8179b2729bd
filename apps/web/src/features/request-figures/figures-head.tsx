import type { RequestFigures } from '@sinupan/contract'
import { formatCount } from '../../lib/format.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

/** How many came, were closed, on time and in how many days; what is open. `queueTo`: where staff see what is overdue. */
export function FiguresHead({ figures, queueTo }: { figures: RequestFigures; queueTo?: (due: 'overdue') => string }) {
  const { received, closed, closedOnTime, open, overdue, medianDays } = figures
  const onTime = closedOnTime !== null && closed > 0
  const shown: Figure[] = [
    { id: 'received', label: t('received'), value: formatCount(received) },
    { id: 'closed', label: t('closed'), value: formatCount(closed) },
    {
      id: 'onTime',
      label: t('onTime'),
      value: onTime ? t('percent', { share: Math.round((100 * closedOnTime) / closed) }) : '–',
      line: onTime ? t('onTimeLine', { total: formatCount(closed) }) : t('nothing'),
    },
    {
      id: 'median',
      label: t('median'),
      value: medianDays === null ? '–' : String(medianDays),
      ...(medianDays !== null && { unit: medianDays === 1 ? t('medianUnitOne') : t('medianUnit') }),
      line: medianDays === null ? t('nothing') : t('medianLine'),
    },
    { id: 'open', label: t('open'), value: formatCount(open) },
    {
      id: 'overdue',
      label: t('overdue'),
      value: formatCount(overdue),
      line: overdue > 0 ? <StatusMark status="due-today" label={t('overdueLine')} /> : t('noneOverdue'),
      ...(queueTo && { to: queueTo('overdue') }),
    },
  ]
  return <Figures label={t('figures')} figures={shown} />
}
