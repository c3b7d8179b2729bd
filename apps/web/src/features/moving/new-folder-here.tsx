import { Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { CreateFolderDialog, type Place } from '../documents/index.ts'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

interface NewFolderHereProps {
  place: Place
  onMade: (folder: Destination) => void
}

/** Makes a folder in the chosen place, which is then the chosen one. */
export function NewFolderHere({ place, onMade }: NewFolderHereProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      px={10}
      leftSection={<IconFolderPlus size={16} stroke={1.7} aria-hidden="true" />}
      onClick={() =>
        openDialog((close) => (
          <CreateFolderDialog place={place} onClose={close} onMade={({ id, name }) => onMade({ id, name })} />
        ))
      }
    >
      {t('newFolderHere')}
    </Button>
  )
}
