import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useIsPhone } from '../ui/media.ts'
import classes from './list.module.css'

/** The one filled button of a list: makes one of its kind. On phones it floats at the lower right. */
export function NewButton({ children, onClick }: { children: string; onClick: () => void }) {
  const phone = useIsPhone()
  return (
    <Button
      size={phone ? 'md' : 'header'}
      className={phone ? (classes.add ?? '') : ''}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
