import type { AdminDashboard } from '@sinupan/contract'
import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatCount, formatSize } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import { type Status, StatusIcon } from '../../ui/status-mark.tsx'
import classes from './admin-dashboard.module.css'
import { daysSince, waitOf } from './dashboard-figures.tsx'
import { t } from './words.ts'

/** What waits the longest, and how the system is. */
export function ListCards({ dashboard }: { dashboard: AdminDashboard }) {
  const { postings, users } = dashboard
  return (
    <div className={classes.lists}>
      <ListCard
        title={t('longest')}
        link={{ to: paths.postingReview(), label: t('all', { total: formatCount(postings.waiting) }) }}
        none={postings.longest.length === 0 && t('longestNone')}
      >
        {postings.longest.map(({ id, name, unitName, extension, sentAt }) => (
          <Row
            key={id}
            icon={<FileIcon kind={fileKindOf(extension ?? '')} />}
            name={name}
            to={`${paths.postingReview()}?posting=${id}`}
            under={unitName}
            days={waitOf(daysSince(sentAt))}
          />
        ))}
      </ListCard>
      <ListCard
        title={t('people')}
        link={{ to: paths.admin('user-request'), label: t('all', { total: formatCount(users.waiting) }) }}
        none={users.longest.length === 0 && t('peopleNone')}
      >
        {users.longest.map(({ id, name, unitName, createdAt }) => (
          <Row
            key={id}
            icon={<IconUser size={20} stroke={1.6} aria-hidden="true" />}
            name={name}
            to={paths.admin('user-request')}
            under={unitName ?? t('noUnit')}
            days={waitOf(daysSince(createdAt))}
          />
        ))}
      </ListCard>
      <SystemCard dashboard={dashboard} />
    </div>
  )
}

function SystemCard({ dashboard: { search, jobs, mail, chain, storage } }: { dashboard: AdminDashboard }) {
  const isLow = storage.freeBytes !== null && storage.freeBytes < 5 * 1024 ** 3
  const number = formatCount(chain.sealedUpTo)
  const rows: { id: string; name: string; under: string; status: Status; to: string }[] = [
    {
      id: 'search',
      name: t('search'),
      under: search.waiting === 0 ? t('searchDone') : t('searchWaiting', { count: search.waiting }),
      status: search.oldestAt && daysSince(search.oldestAt) > 0 ? 'warning' : 'passed',
      to: paths.admin('health'),
    },
    {
      id: 'jobs',
      name: t('jobs'),
      under:
        jobs.failed === 0
          ? t('jobsNone')
          : t('jobsLine', { total: formatCount(jobs.failed), queue: jobs.newestFailedQueue ?? '' }),
      status: jobs.failed === 0 ? 'passed' : 'warning',
      to: paths.admin('health'),
    },
    {
      id: 'mail',
      name: t('mailRow'),
      under: mailLine(mail),
      status: mail.failed > 0 || !mail.isSending ? 'warning' : 'passed',
      to: paths.admin('outbox'),
    },
    {
      id: 'chain',
      name: t('chain'),
      under:
        chain.isIntact === false
          ? t('chainBroken')
          : chain.isIntact
            ? t('chainLine', { number })
            : t('chainUnchecked', { number }),
      status: chain.isIntact === false ? 'failed' : 'passed',
      to: paths.admin('audit'),
    },
    {
      id: 'storage',
      name: t('storageRow'),
      under:
        storage.freeBytes === null ? formatSize(storage.blobBytes) : t('free', { size: formatSize(storage.freeBytes) }),
      status: isLow ? 'warning' : 'passed',
      to: paths.admin('health'),
    },
  ]
  return (
    <ListCard title={t('system')} link={{ to: paths.admin('health'), label: t('health') }} none={false}>
      {rows.map(({ id, name, under, status, to }) => (
        <Row key={id} icon={<StatusIcon status={status} size={20} />} name={name} under={under} to={to} />
      ))}
    </ListCard>
  )
}

function mailLine({ isSending, sentToday, waiting, failed }: AdminDashboard['mail']): string {
  if (failed > 0) return t('mailFailed', { count: failed })
  if (!isSending) return t('mailKept', { total: formatCount(waiting) })
  return t('mailSent', { count: sentToday })
}

interface ListCardProps {
  title: string
  link: { to: string; label: string }
  none: string | false
  children: ReactNode
}

function ListCard({ title, link, none, children }: ListCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Link className={classes.all} to={link.to}>
          {link.label}
        </Link>
      </header>
      {none ? (
        <p className={classes.none}>
          <StatusIcon status="passed" size={24} />
          {none}
        </p>
      ) : (
        <ul className={classes.rows}>{children}</ul>
      )}
    </section>
  )
}

type RowProps = { icon: ReactNode; name: string; under: string; to: string; days?: string }

const Row = ({ icon, name, under, to, days }: RowProps) => (
  <li className={classes.row}>
    {icon}
    <span className={classes.words}>
      <Link className={classes.name} to={to} title={name}>
        {name}
      </Link>
      <span className={classes.under}>{under}</span>
    </span>
    {days && <span className={classes.days}>{days}</span>}
  </li>
)
