import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useIsPhone } from '../../ui/media.ts'

/** The one filled button of a table: makes one of its kind. */
export function NewButton({ children, onClick }: { children: string; onClick: () => void }) {
  const phone = useIsPhone()
  return (
    <Button
      size={phone ? 'md' : 'header'}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
