import type { AdminDashboard } from '@sinupan/contract'
import { daysUntil, formatCount, formatSize, today } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { type Figure, Figures } from '../../ui/figures.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import classes from './admin-dashboard.module.css'
import { t } from './words.ts'

/** Whole days since an instant, by the calendar. */
export const daysSince = (instant: string): number => Math.max(0, -daysUntil(today(new Date(instant))))

export const waitOf = (days: number): string => (days === 0 ? t('todayShort') : t('days', { count: days }))

function Oldest({ at }: { at: string | null }) {
  if (!at) return t('nothingWaits')
  const days = daysSince(at)
  const label = days === 0 ? t('oldestToday') : t('oldest', { count: days })
  return days >= 4 ? <StatusMark status="due-today" label={label} strong /> : label
}

/** Six figures, each the way to its list. */
export function DashboardFigures({ dashboard }: { dashboard: AdminDashboard }) {
  const { documents, postings, requests, users } = dashboard
  const figures: Figure[] = [
    {
      id: 'documents',
      label: t('documents'),
      value: formatCount(documents.total),
      line: t('documentsLine', { count: documents.in30Days }),
      to: `${paths.admin('audit')}?action=document.added`,
    },
    storageFigure(dashboard),
    {
      id: 'postings',
      label: t('postings'),
      value: formatCount(postings.waiting),
      line: <Oldest at={postings.oldestSentAt} />,
      to: paths.postingReview(),
    },
    {
      id: 'requests',
      label: t('requestsDue'),
      value: formatCount(requests.dueThisWeek),
      line: <Requests requests={requests} />,
      to: requests.overdue > 0 ? `${paths.publicRequest()}?due=overdue` : paths.publicRequest(),
    },
    {
      id: 'users',
      label: t('usersWaiting'),
      value: formatCount(users.waiting),
      line: users.oldestAt ? <Oldest at={users.oldestAt} /> : t('usersLine', { count: users.active }),
      to: paths.admin('user-request'),
    },
    jobsFigure(dashboard),
  ]
  return <Figures label={t('figures')} figures={figures} />
}

/** Of how many, or how many are overdue. */
const Requests = ({ requests: { open, overdue } }: Pick<AdminDashboard, 'requests'>) =>
  overdue > 0 ? (
    <StatusMark status="overdue" label={t('requestsOverdue', { count: overdue })} strong />
  ) : (
    t('requestsOpen', { count: open })
  )

/** How full the disk is, whatever fills it; how much is left is said, for the figure above is of the records alone. */
const Fullness = ({ share, free }: { share: number; free: number }) => (
  <span className={classes.fullness} data-low={share > 0.9 || undefined}>
    <ProgressBar share={share} label={t('diskFull')} tone={share > 0.9 ? 'bad' : 'accent'} />
    {t('free', { size: formatSize(free, 0) })}
  </span>
)

function storageFigure({ storage: { blobBytes, freeBytes, totalBytes } }: AdminDashboard): Figure {
  const [value = '', unit = ''] = formatSize(blobBytes).split(' ')
  return {
    id: 'storage',
    label: t('storage'),
    value,
    unit,
    line: freeBytes !== null && totalBytes !== null && <Fullness share={1 - freeBytes / totalBytes} free={freeBytes} />,
    to: paths.admin('health'),
  }
}

const jobsFigure = ({ jobs: { failed } }: AdminDashboard): Figure => ({
  id: 'jobs',
  label: t('failedJobs'),
  value: formatCount(failed),
  line: failed > 0 ? <StatusMark status="warning" label={t('lookAt')} strong /> : t('noneFailed'),
  to: paths.admin('health'),
})
