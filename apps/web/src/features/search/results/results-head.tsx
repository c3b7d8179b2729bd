import { exactTotalLimit } from '@sinupan/contract'
import { useIsPhone } from '../../../ui/media.ts'
import { ChosenChip } from '../../../ui/search/chosen-chip.tsx'
import { text } from '../../../ui/text.ts'
import type { SearchState } from '../search-state.ts'
import type { FoundAnswer } from '../use-found.ts'
import { t } from '../words.ts'
import classes from './results.module.css'
import { SortMenu } from './sort-menu.tsx'
import { useChips } from './use-chips.ts'

interface ResultsHeadProps {
  answer: FoundAnswer
  state: SearchState
  onChange: (state: SearchState) => void
}

/** How many in what time, the chosen filters as chips, the order. */
export function ResultsHead({ answer, state, onChange }: ResultsHeadProps) {
  const phone = useIsPhone()
  const chips = useChips(state, answer.facets)
  return (
    <div className={classes.head}>
      <h2 className={`${text.strong} ${classes.count}`}>
        <span role="status">{countOf(answer, state)}</span>{' '}
        {!phone && (
          <span className={classes.time}>{t('took', { seconds: Math.max(0.01, answer.took / 1000).toFixed(2) })}</span>
        )}
      </h2>
      {chips.map(({ id, name, without }) => (
        <ChosenChip key={id} removeLabel={t('remove', { name })} onRemove={() => onChange(without)}>
          {name}
        </ChosenChip>
      ))}
      {!phone && <SortMenu state={state} onChange={onChange} />}
    </div>
  )
}

function countOf({ total: count, totalIsEstimate }: FoundAnswer, { type }: SearchState): string {
  if (type === 'File')
    return totalIsEstimate ? t('documentsMany', { count: exactTotalLimit }) : t('documents', { count })
  return totalIsEstimate ? t('resultsMany', { count: exactTotalLimit }) : t('results', { count })
}
