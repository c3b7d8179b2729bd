import {
  type Campus,
  createCampus,
  createOffice,
  createUnit,
  type DeliveryUnit,
  type Office,
  updateCampus,
  updateOffice,
  updateUnit,
} from '@sinupan/contract'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { CampusField, OfficeField } from '../choices/index.ts'
import {
  useCreateCampus,
  useCreateOffice,
  useCreateUnit,
  useUpdateCampus,
  useUpdateOffice,
  useUpdateUnit,
} from './organisation.api.ts'
import { t } from './words.ts'

const tellMade = (name: string) => toast.done({ title: t('made', { name }) })
const tellSaved = (name: string) => toast.done({ title: t('saved', { name }) })
/** A number field that nobody has chosen yet: the contract's schema says what is missing. */
const unchosen = null as unknown as number

/** Makes a campus, or edits one. */
export function CampusDialog({ campus, onClose }: { campus?: Campus; onClose: () => void }) {
  const create = useCreateCampus({ onDone: ({ campusName }) => tellMade(campusName) })
  const update = useUpdateCampus({ onDone: ({ campusName }) => tellSaved(campusName) })
  const fields = (
    <>
      <TextField name="campusName" label={t('name')} autoFocus />
      <TextField name="shortName" label={t('shortName')} description={t('shortNameLine')} />
    </>
  )
  if (!campus)
    return (
      <FormDialog
        title={t('newCampusTitle')}
        act={t('create')}
        schema={createCampus.body}
        values={{ campusName: '', shortName: '' }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    )
  const { id, campusName, shortName, version } = campus
  return (
    <FormDialog
      title={t('editTitle', { name: campusName })}
      act={t('save')}
      schema={updateCampus.body}
      values={{ campusName, shortName, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}

/** Makes an office in a campus, or edits one. */
export function OfficeDialog({
  office,
  campusId,
  onClose,
}: {
  office?: Office
  campusId?: number
  onClose: () => void
}) {
  const create = useCreateOffice({ onDone: ({ name }) => tellMade(name) })
  const update = useUpdateOffice({ onDone: ({ name }) => tellSaved(name) })
  const fields = (
    <>
      <TextField name="name" label={t('name')} autoFocus />
      <TextField name="shortName" label={t('shortName')} />
      <CampusField {...(office && { line: t('campusLine') })} />
    </>
  )
  if (!office)
    return (
      <FormDialog
        title={t('newOfficeTitle')}
        act={t('create')}
        schema={createOffice.body}
        values={{ name: '', shortName: '', campusId: campusId ?? unchosen }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    )
  const { id, name, shortName, version } = office
  return (
    <FormDialog
      title={t('editTitle', { name })}
      act={t('save')}
      schema={updateOffice.body}
      values={{ name, shortName, campusId: office.campusId, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}

type UnitOf = Pick<Office, 'id' | 'name' | 'campus'>
const known = (office: UnitOf | DeliveryUnit['office'] | undefined) =>
  office && { id: office.id, label: `${office.name} · ${office.campus.campusName}` }

/** Makes a unit in an office, or edits one. */
export function UnitDialog({ unit, office, onClose }: { unit?: DeliveryUnit; office?: UnitOf; onClose: () => void }) {
  const create = useCreateUnit({ onDone: ({ name }) => tellMade(name) })
  const update = useUpdateUnit({ onDone: ({ name }) => tellSaved(name) })
  const fields = (
    <>
      <TextField name="name" label={t('name')} autoFocus />
      <TextField name="shortName" label={t('shortName')} />
      <OfficeField known={known(unit?.office ?? office)} {...(unit && { line: t('officeLine') })} />
    </>
  )
  if (!unit)
    return (
      <FormDialog
        title={t('newUnitTitle')}
        act={t('create')}
        schema={createUnit.body}
        values={{ name: '', shortName: '', officeId: office?.id ?? unchosen }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        {fields}
      </FormDialog>
    )
  const { id, name, shortName, officeId, version } = unit
  return (
    <FormDialog
      title={t('editTitle', { name })}
      act={t('save')}
      schema={updateUnit.body}
      values={{ name, shortName: shortName ?? '', officeId, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      {fields}
    </FormDialog>
  )
}
