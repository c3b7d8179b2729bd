import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Shelves } from './sign-in/shelves.tsx'
import classes from './sign-in/sign-in-shell.module.css'

interface SignInShellProps {
  /** The institution's logo, or `<Seal />`. */
  mark: ReactNode
  institution: string
  /** 'Sinupan · University records'. */
  line: string
  homeTo: string
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Links at the foot: public search, privacy notice. */
  footer?: ReactNode
  children: ReactNode
}

/** The frame of signing in, registering, passwords and e-mail codes: a form 360 wide beside the shelves. */
export function SignInShell({ mark, institution, line, homeTo, title, lead, footer, children }: SignInShellProps) {
  return (
    <div className={classes.shell}>
      <div className={classes.left}>
        <header>
          <Link className={classes.brand} to={homeTo}>
            <span className={classes.mark}>{mark}</span>
            <span>
              <span className={classes.institution}>{institution}</span>
              <span className={classes.line}>{line}</span>
            </span>
          </Link>
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          <div className={classes.form}>{children}</div>
        </main>
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </div>
      <Shelves />
    </div>
  )
}

/** The line with a word in it between two ways ('or'). */
export function OrLine({ children }: { children: string }) {
  return <div className={classes.or}>{children}</div>
}
