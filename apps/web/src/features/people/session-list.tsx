import { Button } from '@mantine/core'
import type { listSessions, ResponseOf } from '@sinupan/contract'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDayTime } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { toast } from '../../lib/toast.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { browserOf } from './browser-of.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './people.api.ts'
import classes from './profile.module.css'
import { t } from './signed-in-words.ts'

type Session = ResponseOf<typeof listSessions>['items'][number]

/** Where I am signed in; each session but this one can be ended. */
export function SessionList() {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery())
  if (isPending) return <SkeletonList label={t('loading')} count={2} height={56} />
  if (error) return <LoadFailure title={t('sessionsFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ul className={classes.rows}>
        {data.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.items.length > 2 && <EndOthers />}
    </>
  )
}

function EndOthers() {
  const end = useEndOtherSessions({
    onDone: ({ ended }) => toast.done({ title: t('sessionsEnded', { count: ended }) }),
  })
  return (
    <Button variant="default" mt="md" loading={end.isPending} onClick={() => void end()}>
      {t('endOthers')}
    </Button>
  )
}

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession({ onDone: () => toast.done({ title: t('sessionEnded') }) })
  const agent = agentName(session.agent)
  const seen = t('lastSeen', { at: formatDayTime(session.lastSeenAt) })
  return (
    <li className={classes.row}>
      <IconDeviceDesktop size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.name}>{agent}</div>
        <div className={text.caption}>{session.address ? `${seen} · ${session.address}` : seen}</div>
      </div>
      {session.isCurrent ? (
        <span className={classes.now}>{t('thisSession')}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          loading={end.isPending}
          aria-label={t('endSessionOf', { agent })}
          onClick={() => void end({ params: { id: session.id } })}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}

function agentName(agent: string | null): string {
  const { browser, system } = browserOf(agent ?? '')
  if (!browser) return t('unknownBrowser')
  return system ? t('browserOn', { browser, system }) : browser
}
