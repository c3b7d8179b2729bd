import { Button, UnstyledButton } from '@mantine/core'
import { type Notification, readAllNotifications, readNotification } from '@sinupan/contract'
import { useNavigate } from 'react-router'
import { t } from '../frame/words.ts'
import { ApiRefusal } from '../lib/api-refusal.ts'
import { command } from '../lib/command.ts'
import { formatDayTime } from '../lib/format.ts'
import { text } from '../ui/text.ts'
import classes from './notice-list.module.css'
import { noticeOf } from './notices.ts'

const refreshes = ['Notification']
const useRead = command(readNotification, { refreshes })
const useReadAll = command(readAllNotifications, { refreshes })

interface NoticeListProps {
  notices: readonly Notification[]
  unread: number
  onClose: () => void
}

/** What happened to one's documents, newest first. */
export function NoticeList({ notices, unread, onClose }: NoticeListProps) {
  const readAll = useReadAll()
  return (
    <section>
      <header className={classes.head}>
        <h2 className={text.section}>{t('notifications')}</h2>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" loading={readAll.isPending} onClick={() => void readAll()}>
            {t('markAllRead')}
          </Button>
        )}
      </header>
      {notices.length === 0 && (
        <p className={classes.none}>
          {t('notificationsNone')}
          <span className={text.caption}>{t('notificationsNoneLine')}</span>
        </p>
      )}
      <ul className={classes.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onClose={onClose} />
        ))}
      </ul>
    </section>
  )
}

// One that counts more took its place meanwhile.
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiRefusal && error.code === 'NotFound')) throw error
}

function NoticeRow({ notice, onClose }: { notice: Notification; onClose: () => void }) {
  const read = useRead()
  const navigate = useNavigate()
  const { title, line, to } = noticeOf(notice)
  const open = () => {
    if (!notice.readAt) void read({ params: { id: notice.id } }).catch(unlessGone)
    if (!to) return
    onClose()
    void navigate(to)
  }
  return (
    <li>
      <UnstyledButton className={classes.row} data-unread={!notice.readAt || undefined} onClick={open}>
        <span className={classes.title}>
          {!notice.readAt && <span className="visually-hidden">{t('unread')} </span>}
          {title}
        </span>
        {line && <span className={text.cell}>{line}</span>}
        <span className={text.caption}>{formatDayTime(notice.createdAt)}</span>
      </UnstyledButton>
    </li>
  )
}
