import { Link } from 'react-router'
import { useIsPhone } from '../media.ts'
import { PhoneMenu } from './phone-menu.tsx'
import classes from './public-shell.module.css'
import type { PublicShellProps } from './public-shell-props.ts'

/** The frame of every signed-out screen: header 72 (60 on phones), content, footer. */
export function PublicShell(props: PublicShellProps) {
  const { mark, institution, line, homeTo, footer, children, words } = props
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {words.skip}
      </a>
      <header className={classes.header}>
        <div className={classes.inside}>
          <Link className={classes.brand} to={homeTo}>
            <span className={classes.mark}>{mark}</span>
            <span className={classes.names}>
              <span className={classes.institution}>{institution}</span>
              <span className={classes.line}>{line}</span>
            </span>
          </Link>
          <HeaderLinks {...props} />
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {footer && (
        <footer className={classes.footer}>
          <div className={classes.inside}>{footer}</div>
        </footer>
      )}
    </div>
  )
}

function HeaderLinks({ links, activeId, end, words }: PublicShellProps) {
  const phone = useIsPhone()
  if (phone) return <PhoneMenu links={links} activeId={activeId} end={end} words={words} />
  return (
    <>
      <nav className={classes.links} aria-label={words.nav}>
        {links.map((link) => (
          <Link
            key={link.id}
            className={classes.link}
            to={link.to}
            aria-current={link.id === activeId ? 'page' : undefined}
          >
            {link.label}
          </Link>
        ))}
      </nav>
      {end}
    </>
  )
}
