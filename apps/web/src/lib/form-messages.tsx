import { IconAlertCircle, IconCircleCheckFilled, IconClock } from '@tabler/icons-react'
import classes from './form-messages.module.css'

/** What is wrong with the whole form, above its button; read at once. */
export function FormAlert({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className={classes.message} data-tone="bad" role="alert">
      <IconAlertCircle size={18} stroke={1.7} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** What is now true, before the form goes on; `info` for what has to be waited for. */
export function FormNote({ tone = 'ok', children }: { tone?: 'ok' | 'info'; children: string }) {
  return (
    <p className={classes.message} data-tone={tone} role="status">
      {tone === 'ok' ? (
        <IconCircleCheckFilled size={18} aria-hidden="true" />
      ) : (
        <IconClock size={18} stroke={1.7} aria-hidden="true" />
      )}
      <span>{children}</span>
    </p>
  )
}
