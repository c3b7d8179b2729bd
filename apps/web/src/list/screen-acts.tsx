import { ActionIcon, Button } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { Into } from '../frame/slots.tsx'
import { useIsPhone } from '../ui/media.ts'
import { ActSheet } from './act-menu.tsx'
import type { Act } from './acts.ts'
import { t } from './words.ts'

export interface ScreenAct extends Act {
  /** It is being done. */
  isBusy?: boolean
}

/**
 * What can be done on a screen besides its main act: outlined buttons in its head; on phones a menu in the bar, so that
 * no row is spent on them.
 */
export function ScreenActs({ acts }: { acts: readonly ScreenAct[] }) {
  const phone = useIsPhone()
  if (!phone) return acts.map((act) => <ActButton key={act.id} act={act} />)
  return <BarMenu acts={acts} />
}

const ActButton = ({ act: { label, icon: Icon, run, refused, isBusy } }: { act: ScreenAct }) => (
  <Button
    variant="default"
    size="header"
    leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
    loading={isBusy === true}
    disabled={refused !== undefined}
    title={refused}
    onClick={run}
  >
    {label}
  </Button>
)

function BarMenu({ acts }: { acts: readonly ScreenAct[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Into slot="acts">
      <ActionIcon
        size={44}
        aria-label={t('more')}
        loading={acts.some(({ isBusy }) => isBusy)}
        onClick={() => setOpen(true)}
      >
        <IconDotsVertical size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {isOpen && <ActSheet title={t('actions')} acts={[acts]} onClose={() => setOpen(false)} />}
    </Into>
  )
}
