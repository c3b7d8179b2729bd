import { Button } from '@mantine/core'
import type { listUserSessions, ResponseOf, User } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { formatDayTime } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { sessionsQuery, useEndUserSession, useEndUserSessions } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { t } from './words.ts'

type Session = ResponseOf<typeof listUserSessions>['items'][number]

/** Where somebody is signed in; each session and all of them can be ended. */
export function UserSessions({ user }: { user: User }) {
  const { data, error } = useQuery(sessionsQuery(user.id))
  const endAll = useEndUserSessions({
    onDone: ({ ended }) => toast.done({ title: t('ended', { count: ended }) }),
  })
  const sessions = data?.items ?? []
  return (
    <PanelSection
      title={t('sessions')}
      aside={
        sessions.length > 1 && (
          <Button
            size="compact-sm"
            variant="default"
            loading={endAll.isPending}
            onClick={() => void endAll({ params: { id: user.id } })}
          >
            {t('endAll')}
          </Button>
        )
      }
    >
      {error && <p role="alert">{t('sessionsFailed')}</p>}
      {data && sessions.length === 0 && <p className={classes.line}>{t('noSessions')}</p>}
      {sessions.length > 0 && (
        <ul className={classes.rows}>
          {sessions.map((session) => (
            <SessionRow key={session.id} userId={user.id} session={session} />
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

function SessionRow({ userId, session }: { userId: string; session: Session }) {
  const end = useEndUserSession({ onDone: () => toast.done({ title: t('ended', { count: 1 }) }) })
  const agent = agentOf(session.agent)
  const seen = t('lastSeen', { at: formatDayTime(session.lastSeenAt) })
  return (
    <li className={classes.row}>
      <span className={classes.two}>
        <span>{agent}</span>
        <span className={classes.under}>{session.address ? `${seen} · ${session.address}` : seen}</span>
      </span>
      {session.isCurrent ? (
        <span className={classes.under}>{t('thisSession')}</span>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          loading={end.isPending}
          aria-label={t('endOf', { agent })}
          onClick={() => void end({ params: { id: userId, sessionId: session.id } })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const agentOf = (agent: string | null) => browsers.find(([sign]) => sign.test(agent ?? ''))?.[1] ?? t('unknownBrowser')
