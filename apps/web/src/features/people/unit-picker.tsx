import { campusesQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from '../../lib/contract-form.ts'
import { officesQuery, unitsQuery } from './people.api.ts'
import { PlaceSelect } from './place-select.tsx'
import { t } from './words.ts'

/** Campus, then its office, then its unit; the form gets the unit. */
export function UnitPicker({ name }: { name: string }) {
  const unit = useField(name) as { value: number; error?: string; onChange: (id: number) => void }
  const [campusId, setCampusId] = useState(0)
  const [officeId, setOfficeId] = useState(0)
  const campuses = useQuery(campusesQuery())
  const offices = useQuery({ ...officesQuery(campusId), enabled: campusId > 0 })
  const units = useQuery({ ...unitsQuery(officeId), enabled: officeId > 0 })
  const choose = (campus: number, office: number, chosen: number) => {
    setCampusId(campus)
    setOfficeId(office)
    unit.onChange(chosen)
  }
  return (
    <>
      <PlaceSelect
        label={t('campus')}
        list={campuses}
        labelOf={(one) => one.campusName}
        chosen={campusId}
        onChoose={(id) => choose(id, 0, 0)}
        error={campusId === 0 ? unit.error : undefined}
      />
      <PlaceSelect
        label={t('office')}
        list={offices}
        labelOf={(one) => one.name}
        chosen={officeId}
        onChoose={(id) => choose(campusId, id, 0)}
        waitsFor={campusId === 0 ? t('chooseCampusFirst') : undefined}
        empty={t('noOffices')}
        error={campusId > 0 && officeId === 0 ? unit.error : undefined}
      />
      <PlaceSelect
        label={t('unit')}
        list={units}
        labelOf={(one) => one.name}
        chosen={unit.value}
        onChoose={unit.onChange}
        waitsFor={officeId === 0 ? t('chooseOfficeFirst') : undefined}
        empty={t('noUnitsHere')}
        error={officeId > 0 ? unit.error : undefined}
      />
    </>
  )
}
