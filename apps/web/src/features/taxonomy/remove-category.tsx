import type { Category } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RemoveDialog } from '../../list/remove-dialog.tsx'
import { categoriesQuery } from '../choices/index.ts'
import { EffectNotice } from './retention-change.tsx'
import { TaxonSelect } from './taxon-select.tsx'
import { effectQuery, useRemoveCategory, usesOfCategoriesQuery } from './taxonomy.api.ts'
import { t } from './words.ts'

interface RemoveCategoryProps {
  category: Category
  /** Asked for as a replacement: another series is chosen even where nothing uses this one. */
  replaces: boolean
  onClose: () => void
}

/** Deletes a series that nothing uses, or replaces it by another one; what that does to retention shows first. */
export function RemoveCategory({ category: { id, category }, replaces, onClose }: RemoveCategoryProps) {
  const [by, setBy] = useState<number>()
  const uses = useQuery({ ...usesOfCategoriesQuery(), gcTime: 0, staleTime: 0 }).data?.items
  const others = (useQuery(categoriesQuery()).data?.items ?? []).filter((one) => one.id !== id)
  const effect = useQuery({ ...effectQuery(id, { replaceWith: by ?? 0 }), enabled: by !== undefined, gcTime: 0 })
  const remove = useRemoveCategory()
  const mine = uses && (uses.find((one) => one.id === id) ?? { documents: 0, postings: 0 })
  return (
    <RemoveDialog
      name={category}
      uses={mine && { documents: mine.documents, postings: mine.postings }}
      replacement={{
        title: t('replaceTitle', { name: category }),
        act: t('replaceAct'),
        name: others.find((one) => one.id === by)?.category,
        isWanted: replaces,
        refused: effect.data?.allowed === false,
        line: t('replaceLine', { name: category }),
        field: (
          <>
            <TaxonSelect
              label={t('replaceBy')}
              placeholder={t('findSeries')}
              choices={others.map((one) => ({
                id: one.id,
                name: `${one.category} · ${one.documentCategoryGroup.group}`,
              }))}
              value={by}
              onChange={setBy}
            />
            {by !== undefined && <EffectNotice effect={effect.data} />}
          </>
        ),
      }}
      run={() => remove({ params: { id }, query: by === undefined ? {} : { replaceWith: by } })}
      onClose={onClose}
    />
  )
}
