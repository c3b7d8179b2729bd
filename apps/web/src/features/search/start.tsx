import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconHistory, IconX } from '@tabler/icons-react'
import { forgetSearch, useSearchHistory } from '../../lib/search-history.ts'
import { text } from '../../ui/text.ts'
import classes from './search.module.css'
import { t } from './words.ts'

const examples = () =>
  [
    [t('examplePhrase'), t('howPhrase')],
    [t('exampleNot'), t('howNot')],
    [t('exampleOr'), t('howOr')],
    [t('exampleTag'), t('howTag')],
    [t('exampleCategory'), t('howCategory')],
    [t('exampleType'), t('howType')],
    [t('exampleBefore'), t('howBefore')],
  ] as const

/** Before anything is asked: the five last searches, and what a search understands. */
export function Start({ onSearch }: { onSearch: (search: string) => void }) {
  const history = useSearchHistory()
  return (
    <div className={classes.start}>
      <p className={classes.startLine}>{t('startLine')}</p>
      {history.length > 0 && (
        <section>
          <h2 className={text.strong}>{t('recent')}</h2>
          <ul className={classes.recent}>
            {history.map(({ id, search }) => (
              <li key={id} className={classes.recentRow}>
                <UnstyledButton className={classes.recentSearch} onClick={() => onSearch(search)}>
                  <IconHistory size={18} stroke={1.6} aria-hidden="true" />
                  <span>{search}</span>
                </UnstyledButton>
                <ActionIcon aria-label={t('forget', { search })} onClick={() => forgetSearch(id)}>
                  <IconX size={16} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={text.strong}>{t('how')}</h2>
        <dl className={classes.how}>
          {examples().map(([example, meaning]) => (
            <div key={example} className={classes.howRow}>
              <dt>{example}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
