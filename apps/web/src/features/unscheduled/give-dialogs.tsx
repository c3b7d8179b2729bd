import type { UnscheduledDocument } from '@sinupan/contract'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { CategorySelect } from '../choices/index.ts'
import { useSetSeries } from './unscheduled.api.ts'
import classes from './unscheduled.module.css'
import { t } from './words.ts'

interface GiveProps {
  documents: readonly UnscheduledDocument[]
  onClose: () => void
}

export const useGive = () =>
  useSetSeries({ onDone: ({ total }) => toast.done({ title: t('given', { count: total }) }) })

/** One series for all that is chosen. */
export function GiveSeriesDialog({ documents, onClose }: GiveProps) {
  const give = useGive()
  const [seriesId, setSeriesId] = useState<number | null>(documents[0]?.suggestions[0]?.documentCategory.id ?? null)
  const choices = documents.map(({ fileManager }) => ({ fileManagerId: fileManager.id }))
  return (
    <ActDialog
      act={t('giveAct')}
      title={t('giveTitle', { count: documents.length, name: documents[0]?.fileManager.name ?? '' })}
      isReady={seriesId !== null}
      run={() => give({ body: { choices: choices.map((one) => ({ ...one, documentCategoryId: seriesId ?? 0 })) } })}
      onClose={onClose}
    >
      <CategorySelect label={t('series')} value={seriesId} onChange={setSeriesId} data-autofocus />
      <p className={classes.note}>{t('keptNote')}</p>
    </ActDialog>
  )
}

/** To each the first of its suggestions, counted by series before. */
export function GiveSuggestedDialog({ documents, onClose }: GiveProps) {
  const give = useGive()
  const chosen = documents.flatMap(({ fileManager, suggestions: [first] }) =>
    first ? [{ fileManagerId: fileManager.id, series: first.documentCategory }] : [],
  )
  const bySeries = [...Map.groupBy(chosen, ({ series }) => series.category)]
  return (
    <ActDialog
      act={t('giveAct')}
      title={t('suggestedTitle')}
      run={() =>
        give({
          body: {
            choices: chosen.map(({ fileManagerId, series }) => ({ fileManagerId, documentCategoryId: series.id })),
          },
        })
      }
      onClose={onClose}
    >
      <p>{t('suggestedLine')}</p>
      <ul className={classes.counts}>
        {bySeries.map(([series, { length: count }]) => (
          <li key={series}>{t('suggestedOf', { series, count })}</li>
        ))}
      </ul>
      <p className={classes.note}>{t('keptNote')}</p>
    </ActDialog>
  )
}
