import { newPassword } from '@sinupan/contract'
import { z } from 'zod'
import { t } from './words.ts'

/** A password that is typed twice. */
export const twice = z
  .object({ password: newPassword, again: z.string() })
  .refine(({ password, again }) => password === again, { path: ['again'], error: () => t('passwordsDiffer') })

export type TwicePassword = typeof twice
