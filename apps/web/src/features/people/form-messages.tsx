import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './people.module.css'

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

/** What is now true, before the form goes on. */
export function FormNote({ children }: { children: string }) {
  return (
    <p className={classes.message} data-tone="ok" role="status">
      <IconCircleCheckFilled size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
