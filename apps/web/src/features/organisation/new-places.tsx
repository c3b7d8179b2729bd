import { Menu } from '@mantine/core'
import { IconBuilding, IconBuildingBank, IconChevronDown, IconSchool } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { MainButton } from '../../list/main-button.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { MenuAct } from '../../ui/menu-act.tsx'
import { CampusDialog, OfficeDialog, UnitDialog } from './tree-dialogs.tsx'
import { t } from './words.ts'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const
export const newCampus = () => openDialog((close) => <CampusDialog onClose={close} />)
export const newOffice = () => openDialog((close) => <OfficeDialog onClose={close} />)
export const newUnit = () => openDialog((close) => <UnitDialog onClose={close} />)

/** Makes a campus, an office or a unit. */
export function NewPlaceMenu() {
  const phone = useIsPhone()
  return (
    <Menu position={phone ? 'top-end' : 'bottom-end'}>
      <Menu.Target>
        <MainButton end={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}>{t('new')}</MainButton>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAct icon={<IconSchool {...icon} />} onClick={newCampus}>
          {t('newCampus')}
        </MenuAct>
        <MenuAct icon={<IconBuildingBank {...icon} />} onClick={newOffice}>
          {t('newOffice')}
        </MenuAct>
        <MenuAct icon={<IconBuilding {...icon} />} onClick={newUnit}>
          {t('newUnit')}
        </MenuAct>
      </Menu.Dropdown>
    </Menu>
  )
}
