import classes from './count-tag.module.css'

/** A number beside a word in a small tint: chosen filters, unread messages. `accent` where it stands for a choice. */
export function CountTag({ children, accent }: { children: string; accent?: boolean }) {
  return (
    <span className={classes.count} data-accent={accent || undefined}>
      {children}
    </span>
  )
}
