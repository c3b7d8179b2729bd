import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCalendarDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { publishedQuery } from './public-request.api.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

const few = 5
const most = 50

/** What others asked for and everybody may read since. Where it could not be had, the form is there all the same. */
export function Published() {
  const [size, setSize] = useState(few)
  const { data } = useQuery(publishedQuery(size))
  if (!data || data.items.length === 0) return null
  return (
    <section className={classes.part} aria-label={t('published')}>
      <h2 className={classes.section}>{t('published')}</h2>
      <p className={classes.quiet}>{t('publishedLine')}</p>
      <ul className={classes.plain}>
        {data.items.map(({ routeId, name, category, documentDate, unitName }) => (
          <li key={routeId} className={classes.given}>
            <Anchor component={Link} to={paths.filePreview(routeId)}>
              {name}
            </Anchor>
            <span className={classes.caption}>
              {[category, documentDate && formatCalendarDate(documentDate), unitName].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && size < most && (
        <div>
          <Button variant="default" onClick={() => setSize(most)}>
            {t('publishedMore')}
          </Button>
        </div>
      )}
    </section>
  )
}
