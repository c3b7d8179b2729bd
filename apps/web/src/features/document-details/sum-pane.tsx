import { IconFiles } from '@tabler/icons-react'
import { Into } from '../../frame/slots.tsx'
import { formatCount, formatSize } from '../../lib/format.ts'
import { DetailsPanel } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import type { Entry } from '../documents/index.ts'
import classes from './document-details.module.css'
import { type Counted, sumOf } from './sum-of.ts'
import { t } from './words.ts'

interface SumPaneProps {
  entries: readonly Entry[]
  onClose: () => void
}

/** What several chosen entries are together. */
export function SumPane({ entries, onClose }: SumPaneProps) {
  const { folders, documents, inside, size, categories, states } = sumOf(entries)
  return (
    <Into slot="details">
      <DetailsPanel
        label={t('details')}
        icon={<IconFiles size={20} stroke={1.6} aria-hidden="true" />}
        name={t('severalChosen', { count: formatCount(entries.length) })}
        closeLabel={t('closeDetails')}
        onClose={onClose}
      >
        <FactList>
          {folders > 0 && (
            <Fact label={t('foldersChosen')} line={t('documentsInside', { count: inside })}>
              {formatCount(folders)}
            </Fact>
          )}
          {documents > 0 && <Fact label={t('documentsChosen')}>{formatCount(documents)}</Fact>}
          <Fact label={t('sizeTogether')}>{formatSize(size)}</Fact>
          {documents > 0 && (
            <Fact label={t('categories')}>
              <Counts of={categories} />
            </Fact>
          )}
          {documents > 0 && (
            <Fact label={t('states')}>
              <Counts of={states} />
            </Fact>
          )}
        </FactList>
      </DetailsPanel>
    </Into>
  )
}

function Counts({ of }: { of: readonly Counted[] }) {
  return (
    <ul className={classes.counted}>
      {of.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  )
}
