import { UnstyledButton } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import classes from './view-toggle.module.css'

export type View = 'table' | 'grid'

interface ViewToggleProps {
  view: View
  onChange: (view: View) => void
  tableLabel: string
  gridLabel: string
}

/** Table or grid: two pressed-or-not buttons in one tray. */
export function ViewToggle({ view, onChange, tableLabel, gridLabel }: ViewToggleProps) {
  return (
    <div className={classes.tray}>
      <Choice chosen={view === 'table'} label={tableLabel} onClick={() => onChange('table')}>
        <IconList size={16} stroke={1.8} aria-hidden="true" />
      </Choice>
      <Choice chosen={view === 'grid'} label={gridLabel} onClick={() => onChange('grid')}>
        <IconLayoutGrid size={16} stroke={1.8} aria-hidden="true" />
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  chosen: boolean
  label: string
  onClick: () => void
  children: React.ReactNode
}

function Choice({ chosen, label, onClick, children }: ChoiceProps) {
  return (
    <UnstyledButton className={classes.choice} aria-pressed={chosen} aria-label={label} title={label} onClick={onClick}>
      {children}
    </UnstyledButton>
  )
}
