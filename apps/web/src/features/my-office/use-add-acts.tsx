import { IconFolderPlus, IconFolderUp, IconUpload } from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { CreateFolderDialog } from '../documents/index.ts'
import { useRequestAct } from '../drops/index.ts'
import { pickedOf, pickFiles, type UploadPlace, uploadInto } from '../uploads/index.ts'
import { t } from './words.ts'

/** What can be added to a folder: a folder, files, a folder with all inside. Nothing until it is known which folder it is. */
export function useAddActs(place: UploadPlace | undefined): { acts: Acts; upload: () => void } {
  const { uploadLimit } = useInstitution()
  const request = useRequestAct()
  if (!place) return notYet()
  const pick = async (isFolder: boolean) => {
    const files = await pickFiles({ isFolder })
    if (files.length > 0) await uploadInto(place, pickedOf(files), uploadLimit)
  }
  const newFolder: Act = {
    id: 'new-folder',
    label: t('newFolder'),
    icon: IconFolderPlus,
    run: () => openDialog((close) => <CreateFolderDialog place={place} onClose={close} />),
  }
  const uploads: Act[] = [
    { id: 'upload', label: t('uploadFiles'), icon: IconUpload, run: () => void pick(false) },
    { id: 'upload-folder', label: t('uploadFolder'), icon: IconFolderUp, run: () => void pick(true) },
  ]
  return { acts: [[newFolder], [...uploads, ...request(place)]], upload: () => void pick(false) }
}

function notYet() {
  const refused = t('notOpenYet')
  const act = (id: string, label: string, icon: Act['icon']): Act => ({
    id,
    label,
    icon,
    run: () => undefined,
    refused,
  })
  const acts = [
    [act('new-folder', t('newFolder'), IconFolderPlus)],
    [act('upload', t('uploadFiles'), IconUpload), act('upload-folder', t('uploadFolder'), IconFolderUp)],
  ]
  return { acts, upload: () => toast.info({ title: refused }) }
}
