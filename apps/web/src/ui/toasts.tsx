import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheckFilled, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { returnFocus } from './focus-return.ts'
import { keepsFor, onScreen, type ShownToast } from './toast-queue.ts'
import classes from './toasts.module.css'

interface ToastsProps {
  toasts: readonly ShownToast[]
  closeLabel: string
  onGone: (toast: ShownToast) => void
}

const ICONS = { done: IconCircleCheckFilled, failed: IconAlertCircle, info: IconInfoCircle }

/** The place of the toasts, while there are some: top right, 376 wide, 12 under the bar, at most three; others wait. */
export function Toasts({ toasts, ...rest }: ToastsProps) {
  const [isHeld, ref] = useHeld()
  return (
    <div ref={ref} className={classes.place} data-toasts>
      {onScreen(toasts).map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} {...rest} />
      ))}
    </div>
  )
}

/** While one of them is read or reached for, none goes. */
function useHeld() {
  const [isHeld, hold] = useState(false)
  const ref = useCallback((place: HTMLElement | null) => {
    const leave = new AbortController()
    for (const [event, held] of [
      ['pointerenter', true],
      ['pointerleave', false],
      ['focusin', true],
      ['focusout', false],
    ] as const)
      place?.addEventListener(event, () => hold(held), { signal: leave.signal })
    return () => leave.abort()
  }, [])
  return [isHeld, ref] as const
}

type ToastCardProps = Omit<ToastsProps, 'toasts'> & { toast: ShownToast; isHeld: boolean }

/** One toast: state icon on a raised card, title, one line, one action, ×. */
function ToastCard({ toast, isHeld, closeLabel, onGone }: ToastCardProps) {
  const { kind, title, line, action, icon } = toast
  const keepMs = keepsFor(toast)
  const [isLeaving, leave] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => leave(true), keepMs)
    return () => clearTimeout(timer)
  }, [isHeld, keepMs])
  const Icon = ICONS[kind]
  return (
    <div
      className={classes.card}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      role={kind === 'failed' ? 'alert' : 'status'}
      onAnimationEnd={() => isLeaving && onGone(toast)}
    >
      <span className={classes.icon}>{icon ?? <Icon size={20} stroke={1.7} aria-hidden="true" />}</span>
      <div className={classes.text}>
        <div className={classes.title}>{title}</div>
        {line && <div className={classes.line}>{line}</div>}
      </div>
      {action && (
        <UnstyledButton
          className={classes.action}
          onClick={() => {
            onGone(toast)
            action.onPress()
            setTimeout(returnFocus)
          }}
        >
          {action.label}
        </UnstyledButton>
      )}
      <ActionIcon aria-label={closeLabel} title={closeLabel} onClick={() => leave(true)}>
        <IconX size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}
