import type { Document } from '@sinupan/contract'
import { formatCalendarDate, formatSize } from '../../lib/format.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { Pill } from '../../ui/pill.tsx'
import classes from './document-details.module.css'
import { KeepingFacts } from './keeping-facts.tsx'
import { KeptUntilFact } from './kept-until-fact.tsx'
import { t } from './words.ts'

/** What is known of a document beside its preview. */
export function ReadFacts({ document }: { document: Document }) {
  const { description, documentCategory, documentDate, fileTags, accessLevel, totalFileSize } = document
  return (
    <FactList>
      {description && <Fact label={t('description')}>{description}</Fact>}
      <Fact label={t('category')}>{documentCategory?.category ?? t('none')}</Fact>
      <Fact label={t('date')}>{documentDate ? formatCalendarDate(documentDate) : t('none')}</Fact>
      {accessLevel && (
        <Fact label={t('whoMaySee')} line={accessLevel.description}>
          {accessLevel.access}
        </Fact>
      )}
      <KeptUntilFact document={document} />
      <KeepingFacts document={document} />
      {document.capabilities.read && <Fact label={t('size')}>{formatSize(totalFileSize)}</Fact>}
      {fileTags.length > 0 && (
        <Fact label={t('tags')}>
          <span className={classes.tags}>
            {fileTags.map(({ tag }) => (
              <Pill key={tag.id}>{tag.tagName}</Pill>
            ))}
          </span>
        </Fact>
      )}
    </FactList>
  )
}
