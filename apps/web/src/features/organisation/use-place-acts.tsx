import type { Campus, DeliveryUnit, Office } from '@sinupan/contract'
import { IconArchive, IconBuilding, IconBuildingBank, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { useSetCentralRecord } from './organisation.api.ts'
import { RemovePlace } from './remove-place.tsx'
import { CampusDialog, OfficeDialog, UnitDialog } from './tree-dialogs.tsx'
import { t } from './words.ts'

const remove = (kind: 'campus' | 'office' | 'unit', { id, name }: { id: number; name: string }): Act => ({
  id: 'remove',
  label: t('remove'),
  icon: IconTrash,
  shortcut: 'Del',
  danger: true,
  run: () => openDialog((close) => <RemovePlace kind={kind} id={id} name={name} onClose={close} />),
})

const edit = (run: () => void, shortcut: string | undefined): Act => ({
  id: shortcut === 'F2' ? 'rename' : 'edit',
  label: t('edit'),
  icon: IconPencil,
  shortcut,
  run,
})

export interface PlaceActs {
  ofCampus: (campus: Campus) => Acts
  ofOffice: (office: Office) => Acts
  ofUnit: (unit: DeliveryUnit) => Acts
}

interface Options {
  /** Shows a unit's people. */
  onPeople: (unit: DeliveryUnit) => void
  /** Renames in place, where the list can. */
  rename?: (id: string) => void
}

/** What can be done with campuses, offices and units, in the tables and in the tree. */
export function usePlaceActs({ onPeople, rename }: Options): PlaceActs {
  const setCentral = useSetCentralRecord({
    onDone: ({ name, isCRU }) =>
      toast.done({ title: isCRU ? t('madeCentral', { name }) : t('madeOrdinary', { name }) }),
  })
  const renaming = (id: string): Act[] =>
    rename ? [{ id: 'rename', label: t('rename'), icon: IconPencil, shortcut: 'F2', run: () => rename(id) }] : []
  const key = rename ? undefined : 'F2'
  return {
    ofCampus: (campus) => [
      [
        {
          id: 'inside',
          label: t('newOffice'),
          icon: IconBuildingBank,
          shortcut: rename && 'Ins',
          run: () => openDialog((close) => <OfficeDialog campusId={campus.id} onClose={close} />),
        },
      ],
      [
        ...renaming(`c${campus.id}`),
        edit(() => openDialog((close) => <CampusDialog campus={campus} onClose={close} />), key),
      ],
      [remove('campus', { id: campus.id, name: campus.campusName })],
    ],
    ofOffice: (office) => [
      [
        {
          id: 'inside',
          label: t('newUnit'),
          icon: IconBuilding,
          shortcut: rename && 'Ins',
          run: () => openDialog((close) => <UnitDialog office={office} onClose={close} />),
        },
      ],
      [
        ...renaming(`o${office.id}`),
        edit(() => openDialog((close) => <OfficeDialog office={office} onClose={close} />), key),
      ],
      [remove('office', office)],
    ],
    ofUnit: (unit) => [
      [{ id: 'open', label: t('people'), icon: IconUsers, shortcut: 'Enter', run: () => onPeople(unit) }],
      [
        ...renaming(`u${unit.id}`),
        edit(() => openDialog((close) => <UnitDialog unit={unit} onClose={close} />), key),
        {
          id: 'central',
          label: unit.isCRU ? t('makeOrdinary') : t('makeCentral'),
          icon: IconArchive,
          run: () => void setCentral({ params: { id: unit.id, isCRU: unit.isCRU ? 'false' : 'true' } }),
        },
      ],
      [remove('unit', unit)],
    ],
  }
}
