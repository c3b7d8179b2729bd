import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './chips.module.css'

/** A filter that is set; pressing takes it away. `removeLabel` says so ('Remove Citizen’s Charter'). */
export function ChosenChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: string
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <UnstyledButton className={classes.chip} data-chosen aria-label={removeLabel} onClick={onRemove}>
      {children}
      <IconX size={16} stroke={1.7} aria-hidden="true" />
    </UnstyledButton>
  )
}

/** A suggestion in one word or two, leading to its results. */
export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.chip} to={to}>
      {children}
    </Link>
  )
}
