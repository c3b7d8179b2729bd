import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useUnits } from '../frame/unit.ts'
import { useSwitchUnit } from '../frame/use-switch-unit.ts'
import { t } from '../frame/words.ts'
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
          <Menu.Item
            key={unit.id}
            onClick={() => {
              switchTo(unit)
              onChosen?.()
            }}
            rightSection={unit.id === chosen?.id && <IconCheck size={18} stroke={1.6} aria-hidden="true" />}
          >
            {unit.name}
            <div className={text.caption}>{unit.office.name}</div>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
