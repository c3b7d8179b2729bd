import { IconRss } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { text } from '../../ui/text.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import classes from './search-page.module.css'
import type { Facet, SearchState } from './search-state.ts'
import { useSearch } from './use-search.ts'
import { t } from './words.ts'

interface ShelfPageProps {
  /** What it is: 'Records series · Administrative'. */
  kind: string
  title: string
  line: ReactNode
  fixed: Partial<SearchState>
  hidden: Facet
  /** The address of its feed. */
  feed: string
}

/** The search within one series or campus, under a heading that says what it is. */
export function ShelfPage({ kind, title, line, fixed, hidden, feed }: ShelfPageProps) {
  const search = useSearch()
  return (
    <div className={classes.page} data-view="results" data-heading>
      <header className={classes.heading}>
        <Link className={classes.crumb} to={paths.publicSearch()}>
          {t('backToSearch')}
        </Link>
        <h1 className={text.page}>{title}</h1>
        <p className={text.cell}>{kind}</p>
        <p>{line}</p>
        <a className={classes.feed} href={feed}>
          <IconRss size={16} stroke={1.8} aria-hidden="true" />
          {t('feed')}
        </a>
      </header>
      <div className={classes.top}>
        <SearchBox size="results" search={search} />
      </div>
      <Results search={search} fixed={fixed} hidden={hidden} />
    </div>
  )
}
