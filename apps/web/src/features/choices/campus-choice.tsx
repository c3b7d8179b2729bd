import { useQuery } from '@tanstack/react-query'
import { Choice } from '../../list/filters.tsx'
import { campusesQuery } from './choices.api.ts'
import { t } from './words.ts'

interface CampusChoiceProps {
  campusId: number | undefined
  choose: (campusId: number | undefined) => void
}

/** One of the campuses, or all. */
export function CampusChoice({ campusId, choose }: CampusChoiceProps) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  return (
    <Choice
      label={t('campus')}
      value={campusId}
      choices={campuses.map((campus) => ({ value: campus.id, label: campus.campusName }))}
      onChange={choose}
    />
  )
}
