import type { Tag } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RemoveDialog } from '../../list/remove-dialog.tsx'
import { tagsQuery } from '../choices/index.ts'
import { TaxonSelect } from './taxon-select.tsx'
import { useRemoveTag, usesOfTagsQuery } from './taxonomy.api.ts'
import { t } from './words.ts'

interface RemoveTagProps {
  tag: Tag
  /** Asked for as a merge: another tag is chosen even where nothing uses this one. */
  merges: boolean
  onClose: () => void
}

/** Deletes a tag that nothing uses, or merges it into another one. */
export function RemoveTag({ tag: { id, tagName }, merges, onClose }: RemoveTagProps) {
  const [into, setInto] = useState<number>()
  const uses = useQuery({ ...usesOfTagsQuery(), gcTime: 0, staleTime: 0 }).data?.items
  const others = (useQuery(tagsQuery()).data?.items ?? []).filter((one) => one.id !== id)
  const remove = useRemoveTag()
  const mine = uses && (uses.find((one) => one.id === id) ?? { documents: 0, postings: 0 })
  const counted = mine && { documents: mine.documents, postings: mine.postings }
  return (
    <RemoveDialog
      name={tagName}
      uses={counted}
      replacement={{
        title: t('mergeTitle', { name: tagName }),
        act: t('mergeAct'),
        name: others.find((one) => one.id === into)?.tagName,
        isWanted: merges,
        line: t('mergeLine', { name: tagName }),
        field: (
          <TaxonSelect
            label={t('mergeInto')}
            placeholder={t('findTag')}
            choices={others.map((one) => ({ id: one.id, name: one.tagName }))}
            value={into}
            onChange={setInto}
          />
        ),
      }}
      run={() => remove({ params: { id }, query: into === undefined ? {} : { replaceWith: into } })}
      onClose={onClose}
    />
  )
}
