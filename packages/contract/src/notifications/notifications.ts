import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
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

const notices = z.object({ ...list(notification).shape, unread: z.number().int() })

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

export type Notification = z.output<typeof notification>
