import { Popover } from '@mantine/core'
import { listNotifications } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../frame/words.ts'
import { part } from '../lib/chunk.ts'
import { Part } from '../lib/part.tsx'
import { query } from '../lib/query.ts'
import { useFocusReturn } from '../ui/focus-return.ts'
import { BellButton } from '../ui/staff-shell/top-bar-parts.tsx'
import { useNoticeStream } from './use-notice-stream.ts'

const NoticeList = part(() => import('./notice-list.tsx'), 'NoticeList')
const minute = 60_000

/** The bell with the number of new notices: told by the server, or asked once a minute where it can't tell. */
export function Bell({ size = 32 }: { size?: number }) {
  const [isOpen, setOpen] = useState(false)
  useFocusReturn(isOpen)
  const { isLive, follow } = useNoticeStream()
  const { data } = useQuery({
    ...query(listNotifications, { query: { pageSize: 20 } }),
    // What is told may be lost on a bad line; a look now and then costs little.
    refetchInterval: isLive ? 10 * minute : minute,
  })
  const streamUrl = data?.streamUrl
  useEffect(() => {
    if (streamUrl && !isLive) follow(streamUrl)
  }, [streamUrl, isLive, follow])
  const unread = data?.unread ?? 0
  const label = unread > 0 ? t('notificationsNew', { count: unread }) : t('notifications')
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1rem))"
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <BellButton label={label} unread={unread > 0} size={size} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications')}>
        <Part>
          <NoticeList notices={data?.items ?? []} unread={unread} onClose={() => setOpen(false)} />
        </Part>
      </Popover.Dropdown>
    </Popover>
  )
}
