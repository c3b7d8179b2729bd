import { z } from 'zod'
import { bytes, endpoint } from '../kernel/endpoint.ts'
import { list, pageShape } from '../kernel/paging.ts'
import { id, instant, queryFlag } from '../kernel/primitives.ts'

export const notification = z
  .object({
    id: z.number().int(),
    kind: z.string().describe('The fact that it tells of, such as posting.returned'),
    payload: z.record(z.string(), z.unknown()),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' })

const notices = z.object({
  ...list(notification).shape,
  unread: z.number().int(),
  streamUrl: z.string().describe('Where Notification/Stream tells when this changes; for 5 to 10 minutes'),
})

export const listNotifications = endpoint({
  name: 'Notification_My',
  method: 'GET',
  path: '/Notification/My',
  who: 'user',
  summary: 'One’s own notices, newest first',
  query: z.strictObject({ ...pageShape, unread: queryFlag.optional() }),
  response: notices,
})
export const readNotification = endpoint({
  name: 'Notification_Read',
  method: 'PUT',
  path: '/Notification/Read/:id',
  who: 'user',
  summary: 'Mark a notice as read',
  params: z.strictObject({ id }),
  response: notification,
  refusals: ['NotFound'],
})
export const readAllNotifications = endpoint({
  name: 'Notification_ReadAll',
  method: 'PUT',
  path: '/Notification/Read/All',
  who: 'user',
  summary: 'Mark all notices as read',
  response: z.object({ read: z.number().int() }),
})
export const streamNotifications = endpoint({
  name: 'Notification_Stream',
  method: 'GET',
  path: '/Notification/Stream',
  who: 'open',
  summary: 'Server-sent events: `ready`, `notice` when one’s notices have changed, `ended` with the session',
  query: z.strictObject({ ticket: z.string().max(200).describe('From the streamUrl of Notification/My') }),
  response: bytes,
  refusals: ['NotFound', 'Unavailable'],
})

export type Notification = z.output<typeof notification>
