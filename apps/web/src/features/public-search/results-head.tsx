import { exactTotalLimit, type listPublic, type ResponseOf } from '@sinupan/contract'
import { useIsPhone } from '../../ui/media.ts'
import { ChosenChip } from '../../ui/search/chosen-chip.tsx'
import { text } from '../../ui/text.ts'
import { useChosen } from './chosen.ts'
import classes from './results.module.css'
import { type Facet, type SearchState, toggled } from './search-state.ts'
import { SortMenu } from './sort-menu.tsx'
import { t } from './words.ts'

interface ResultsHeadProps {
  answer: ResponseOf<typeof listPublic>
  state: SearchState
  hidden: Facet | undefined
  onChange: (state: SearchState) => void
}

/** How many in what time, the chosen filters, the order. */
export function ResultsHead({ answer, state, hidden, onChange }: ResultsHeadProps) {
  // Where a series or a campus is the page, its name is the heading.
  const Heading = hidden ? 'h2' : 'h1'
  const phone = useIsPhone()
  const chosen = useChosen(state, answer.facets).filter(({ facet }) => facet !== hidden)
  const { total, totalIsEstimate, took } = answer
  const seconds = Math.max(0.01, took / 1000).toFixed(2)
  return (
    <div className={classes.head}>
      <Heading className={`${text.strong} ${classes.count}`}>
        <span role="status">
          {totalIsEstimate ? t('documentsMany', { count: exactTotalLimit }) : t('documents', { count: total })}
        </span>{' '}
        {!phone && <span className={classes.time}>{t('took', { seconds })}</span>}
      </Heading>
      {chosen.map(({ facet, values, name }) => (
        <ChosenChip
          key={`${facet} ${name}`}
          removeLabel={t('remove', { name })}
          onRemove={() => onChange(toggled(state, facet, values))}
        >
          {name}
        </ChosenChip>
      ))}
      {!phone && <SortMenu state={state} onChange={onChange} />}
    </div>
  )
}
