import classes from './key-cap.module.css'

/** A key as a hint for the eye; hidden from readers, who are told by the control itself. */
export function KeyCap({ children }: { children: string }) {
  return (
    <span className={classes.cap} aria-hidden="true">
      {children}
    </span>
  )
}
