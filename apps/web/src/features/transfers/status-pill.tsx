import type { Transfer } from '@sinupan/contract'
import { Pill } from '../../ui/pill.tsx'
import { t } from './words.ts'

const tones = { prepared: 'info', confirmed: 'ok', cancelled: 'mute' } as const

export const StatusPill = ({ status }: Pick<Transfer, 'status'>) => <Pill tone={tones[status]}>{t(status)}</Pill>
