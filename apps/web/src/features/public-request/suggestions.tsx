import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { alikeQuery } from './public-request.api.ts'
import classes from './public-request.module.css'
import { useLater } from './use-later.ts'
import { t } from './words.ts'

/** Public documents that may be what is looked for: who finds it here waits for nobody. */
export function Suggestions({ title }: { title: string }) {
  const asked = useLater(title.trim())
  const { data } = useQuery({ ...alikeQuery(asked), enabled: asked.length >= 5 })
  const found = asked.length >= 5 ? (data?.items ?? []) : []
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <section className={classes.alike} aria-label={t('isItThis')}>
          <strong className={classes.alikeTitle}>{t('isItThis')}</strong>
          <ul className={classes.plain}>
            {found.map(({ id, fileManager }) => (
              <li key={id}>
                <Link to={paths.filePreview(fileManager.routeId)} target="_blank" rel="noopener">
                  {fileManager.name}
                </Link>
                <span className={classes.caption}>
                  {[fileManager.category, fileManager.campusName].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.caption}>{t('isItThisLine')}</p>
        </section>
      )}
    </div>
  )
}
