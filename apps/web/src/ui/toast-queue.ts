import type { ReactNode } from 'react'

export interface Toast {
  /** What is now true: '3 items moved to 2025'. */
  title: string
  /** One line below. */
  line?: ReactNode
  /** At most one; the toast closes when it is pressed. */
  action?: { label: string; onPress: () => void }
  /** In place of the kind's icon, 20 px. */
  icon?: ReactNode
  /** The same id replaces the earlier toast. */
  id?: string
  /** How long it stays, in milliseconds; 5 s else, errors 7 s. */
  keepMs?: number
}

export interface ShownToast extends Toast {
  id: string
  kind: 'done' | 'failed' | 'info'
}

const usualMs = 5000
const errorMs = 7000
const atOnce = 3

/** Those that show now; the others wait for their turn. */
export const onScreen = (toasts: readonly ShownToast[]): readonly ShownToast[] => toasts.slice(0, atOnce)

/** How long a toast stays while nobody reads it, in milliseconds. */
export const keepsFor = ({ kind, keepMs }: Pick<ShownToast, 'kind' | 'keepMs'>): number =>
  keepMs ?? (kind === 'failed' ? errorMs : usualMs)

/** With one more at the end, which takes the place of an earlier one of the same id. `no` tells the two apart. */
export function withToast(
  toasts: readonly ShownToast[],
  toast: Toast & { kind: ShownToast['kind'] },
  no: number,
): readonly ShownToast[] {
  const isSame = ({ id }: ShownToast) => toast.id !== undefined && id.startsWith(`${toast.id} `)
  return [...toasts.filter((one) => !isSame(one)), { ...toast, id: `${toast.id ?? 'toast'} ${no}` }]
}
