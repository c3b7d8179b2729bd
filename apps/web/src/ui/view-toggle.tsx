import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconLayoutColumns, IconLayoutGrid, IconList } from '@tabler/icons-react'
import classes from './view-toggle.module.css'

export type View = 'table' | 'grid'

interface ViewToggleProps {
  view: View
  onChange: (view: View) => void
  tableLabel: string
  gridLabel: string
  /** A third view, in columns: neither of the two is pressed while it is shown. */
  columns?: { label: string; isShown: boolean; onChoose: () => void }
}

/** Table or grid, or columns where there are some: pressed-or-not buttons in one tray. */
export function ViewToggle({ view, onChange, tableLabel, gridLabel, columns }: ViewToggleProps) {
  const isPressed = (one: View) => view === one && !columns?.isShown
  return (
    <div className={classes.tray}>
      <Choice chosen={isPressed('table')} label={tableLabel} onClick={() => onChange('table')}>
        <IconList size={16} stroke={1.8} aria-hidden="true" />
      </Choice>
      <Choice chosen={isPressed('grid')} label={gridLabel} onClick={() => onChange('grid')}>
        <IconLayoutGrid size={16} stroke={1.8} aria-hidden="true" />
      </Choice>
      {columns && (
        <Choice chosen={columns.isShown} label={columns.label} onClick={columns.onChoose}>
          <IconLayoutColumns size={16} stroke={1.8} aria-hidden="true" />
        </Choice>
      )}
    </div>
  )
}

/** The view that is not shown, as one button: on phones, beside tabs that leave no room for two. */
export function OtherView({ view, onChange, tableLabel, gridLabel }: Omit<ViewToggleProps, 'columns'>) {
  const isGrid = view === 'grid'
  const Icon = isGrid ? IconList : IconLayoutGrid
  const label = isGrid ? tableLabel : gridLabel
  return (
    <ActionIcon size={44} aria-label={label} title={label} onClick={() => onChange(isGrid ? 'table' : 'grid')}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
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
