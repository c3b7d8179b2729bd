import { Menu } from '@mantine/core'
import { useUnits } from '../frame/unit.ts'
import { useSwitchUnit } from '../frame/use-switch-unit.ts'
import { t } from '../frame/words.ts'
import { MenuChoice } from '../ui/menu-choice.tsx'
import { UnitButton } from '../ui/staff-shell/top-bar-parts.tsx'
import { text } from '../ui/text.ts'

interface UnitSwitcherProps {
  onChosen?: () => void
}

/** The unit that one works in; a menu where there are several. */
export function UnitSwitcher({ onChosen }: UnitSwitcherProps) {
  const { all, chosen } = useUnits()
  const switchTo = useSwitchUnit()
  const name = chosen?.name ?? t('noUnit')
  if (all.length < 2) return <UnitButton name={name} switchable={false} />
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnitButton name={name} switchable aria-label={t('switchUnit', { name })} />
      </Menu.Target>
      <Menu.Dropdown>
        {all.map((unit) => (
          <MenuChoice
            key={unit.id}
            checked={unit.id === chosen?.id}
            closes
            onChoose={() => {
              switchTo(unit)
              onChosen?.()
            }}
          >
            {unit.name}
            <div className={text.caption}>{unit.office.name}</div>
          </MenuChoice>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
