import { openDrop, openDropWithPassword, sendDropFile } from '@sinupan/contract'
import { urlOf } from '../../lib/api.ts'
import { command } from '../../lib/command.ts'
import { query } from '../../lib/query.ts'

export const dropQuery = (token: string) => query(openDrop, { params: { token } })
export const useUnlockDrop = command(openDropWithPassword)
export const sendingAddress = (token: string) => urlOf(sendDropFile, { params: { token } })
