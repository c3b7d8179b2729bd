import type { ReactNode } from 'react'
import classes from './profile.module.css'

/** One part of the profile: a heading, a sentence, and what it is about. */
export function ProfilePart({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{title}</h2>
      {line && <p className={classes.line}>{line}</p>}
      {children}
    </section>
  )
}
