import { IconInbox } from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { DropDialog } from './parts.tsx'
import { t } from './words.ts'

/** The act of asking for files into a folder; none where the institution turned such requests off. */
export function useRequestAct(): (folder: { id: number; name: string }) => Act[] {
  const { drops } = useInstitution()
  return (folder) =>
    drops
      ? [
          {
            id: 'request-files',
            label: t('request'),
            icon: IconInbox,
            run: () => openDialog((close) => <DropDialog folder={folder} onClose={close} />),
            ...(folder.id === 0 && { refused: t('inFolder') }),
          },
        ]
      : []
}
