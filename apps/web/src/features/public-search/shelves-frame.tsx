import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import page from './search-page.module.css'
import classes from './shelves.module.css'
import { t } from './words.ts'

interface ShelvesFrameProps {
  title: string
  line: string
  isLoading: boolean
  children: ReactNode
}

/** A list of shelves under its heading. */
export const ShelvesFrame = ({ title, line, isLoading, children }: ShelvesFrameProps) => (
  <div className={classes.frame}>
    <header className={page.heading}>
      <Link className={page.crumb} to={paths.publicSearch()}>
        {t('backToSearch')}
      </Link>
      <h1 className={text.page}>{title}</h1>
      <p>{line}</p>
    </header>
    {isLoading ? <ListSkeleton count={8} /> : children}
  </div>
)
