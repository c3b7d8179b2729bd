import { campusesQuery, categoriesQuery, officesQuery, unitsQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Select } from '../../ui/select.tsx'
import classes from './office-archive.module.css'
import { hasPart, type Part, type useArchivePlace, wholeArchive } from './place.ts'
import { t } from './words.ts'

interface Named {
  id: number
  name: string
}

/** The four fields; a choice takes away what no longer lies in it. */
export function FilterFields({ place }: { place: ReturnType<typeof useArchivePlace> }) {
  const { campusId, officeId, unitId, categoryId, goTo } = place
  const { campuses, offices, units, categories } = useChoices(place)
  const change = (part: Part) => goTo({ campusId, officeId, unitId, categoryId, ...part })
  const inCampus = (id: number | undefined) => change({ campusId: id, officeId: undefined, unitId: undefined })
  const inOffice = (id: number | undefined) => {
    const office = offices.find((one) => one.id === id)
    change({ officeId: id, unitId: undefined, ...(office && { campusId: office.campusId }) })
  }
  const inUnit = (id: number | undefined) => {
    const unit = units.find((one) => one.id === id)
    change({ unitId: id, ...(unit && { officeId: unit.officeId, campusId: unit.office.campus.id }) })
  }
  return (
    <div className={classes.fields}>
      <Choice label={t('campus')} value={campusId} choices={campuses} onChange={inCampus} />
      <Choice label={t('office')} value={officeId} choices={offices} onChange={inOffice} />
      <Choice label={t('unit')} value={unitId} choices={units} onChange={inUnit} />
      <Choice
        label={t('category')}
        value={categoryId}
        choices={categories}
        onChange={(id) => change({ categoryId: id })}
      />
      {hasPart(place) && (
        <Button variant="subtle" color="gray" onClick={() => goTo(wholeArchive)}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** What each field offers: offices of the campus, units of the office. */
function useChoices({ campusId, officeId }: Part) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const offices = useQuery(officesQuery()).data?.items ?? []
  const units = useQuery(unitsQuery()).data?.items ?? []
  const categories = useQuery(categoriesQuery()).data?.items ?? []
  return {
    campuses: campuses.map(({ id, campusName }) => ({ id, name: campusName })),
    offices: offices.filter((office) => campusId === undefined || office.campusId === campusId),
    units: units.filter(
      (unit) =>
        (officeId === undefined || unit.officeId === officeId) &&
        (campusId === undefined || unit.office.campus.id === campusId),
    ),
    categories: categories.map(({ id, category }) => ({ id, name: category })),
  }
}

interface ChoiceProps {
  label: string
  value: number | undefined
  choices: readonly Named[]
  onChange: (id: number | undefined) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      placeholder={t('all')}
      clearable
      searchable
      comboboxProps={{ withinPortal: false }}
      data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
