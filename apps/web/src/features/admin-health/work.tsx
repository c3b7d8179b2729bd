import { Button } from '@mantine/core'
import { type FailedJob, listFailedJobs, type QueueHealth } from '@sinupan/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDayTime } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { useAddress } from '../../list/address.ts'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { useIsPhone } from '../../ui/media.ts'
import type { Column } from '../../ui/table/columns.ts'
import { healthQuery, useRetryJob } from './admin-health.api.ts'
import classes from './admin-health.module.css'
import { health } from './health-address.ts'
import { scheduleWords } from './schedule-words.ts'
import { t } from './words.ts'

/** What was given up, with another try; then each queue. */
export function Work() {
  const [{ page }, go] = useAddress(health)
  const queues = useQuery(healthQuery()).data?.queues ?? []
  return (
    <>
      <h2 className={classes.heading}>{t('failedWork')}</h2>
      <TableList
        label={t('failedWork')}
        listed={useListed(listFailedJobs, {}, { list: 'table', page })}
        failed={t('jobsFailed')}
        empty={{ drawing: 'inbox', title: t('noneFailed'), line: t('noneFailedLine') }}
        columns={columns()}
        rowId={({ id }) => id}
        nameOf={({ queue }) => queue}
        phoneRow={(job) => ({
          icon: <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />,
          meta: job.error,
          menu: <Retry job={job} />,
        })}
        pages={{ list: 'table', page, onPage: (next) => go({ page: next }) }}
      />
      {queues.length > 0 && <Queues queues={queues} />}
    </>
  )
}

const columns = (): Column<FailedJob>[] => [
  { id: 'queue', head: t('queue'), width: 180, cell: ({ queue }) => queue },
  { id: 'error', head: t('error'), main: true, cell: ({ error }) => <span title={error}>{error}</span> },
  { id: 'tries', head: t('tries'), width: 72, align: 'right', hideUnder: 640, cell: ({ tries }) => tries },
  {
    id: 'failedAt',
    head: t('failedAt'),
    width: 176,
    hideUnder: 720,
    cell: ({ failedAt, createdAt }) => formatDayTime(failedAt ?? createdAt),
  },
  {
    id: 'act',
    head: <span className="visually-hidden">{t('retry')}</span>,
    width: 120,
    align: 'right',
    cell: (job) => <Retry job={job} />,
  },
]

function Retry({ job }: { job: FailedJob }) {
  const retry = useRetryJob({ onDone: () => toast.done({ title: t('retried') }) })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={retry.isPending}
      aria-label={t('retryOf', { queue: job.queue })}
      onClick={() => void retry({ params: { id: job.id } })}
    >
      {t('retry')}
    </Button>
  )
}

/** A phone's rows in place of the table: three counts, and when it is due by itself. */
const QueueRows = ({ queues }: { queues: readonly QueueHealth[] }) => (
  <ul className={classes.queues}>
    {queues.map(({ name, waiting, active, failed, schedule }) => (
      <li key={name}>
        <span className={classes.queueName}>{name}</span>
        <span>{`${t('waiting')} ${formatCount(waiting)} · ${t('active')} ${formatCount(active)}`}</span>
        <span data-bad={failed > 0 || undefined}>{`${t('failed')} ${formatCount(failed)}`}</span>
        {schedule && <span>{scheduleWords(schedule)}</span>}
      </li>
    ))}
  </ul>
)

function Queues({ queues }: { queues: readonly QueueHealth[] }) {
  const phone = useIsPhone()
  if (phone)
    return (
      <>
        <h2 className={classes.heading}>{t('queues')}</h2>
        <QueueRows queues={queues} />
      </>
    )
  return (
    <>
      <h2 className={classes.heading}>{t('queues')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too */}
      <section className={classes.scroller} tabIndex={0} aria-label={t('queues')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('queue')}</th>
              <th scope="col" data-align="right">
                {t('waiting')}
              </th>
              <th scope="col" data-align="right">
                {t('active')}
              </th>
              <th scope="col" data-align="right">
                {t('failed')}
              </th>
              <th scope="col">{t('since')}</th>
              <th scope="col">{t('schedule')}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row">{queue.name}</th>
                <td data-align="right">{formatCount(queue.waiting)}</td>
                <td data-align="right">{formatCount(queue.active)}</td>
                <td data-align="right" data-bad={queue.failed > 0 || undefined}>
                  {formatCount(queue.failed)}
                </td>
                <td>{queue.oldestWaitingAt ? formatDayTime(queue.oldestWaitingAt) : '–'}</td>
                <td>{scheduleWords(queue.schedule)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
