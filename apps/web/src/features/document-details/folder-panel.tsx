import { type Folder, updateFolder } from '@sinupan/contract'
import { z } from 'zod'
import { formatDayTime, formatSize } from '../../lib/format.ts'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { nameOfPerson, tellFailure, useUpdateFolder } from '../documents/index.ts'
import { Editable } from './editable.tsx'
import { TextEdit } from './text-edit.tsx'
import { t } from './words.ts'

const allows = (field: 'name' | 'description') =>
  z.unknown().refine((value) => updateFolder.body.safeParse({ [field]: value }).success, t('notAllowed'))

/** What is known of a folder; its name and description are changed where they stand. */
export function FolderPanel({ folder }: { folder: Folder }) {
  const update = useUpdateFolder()
  const save = async (change: { name?: string; description?: string }): Promise<boolean> => {
    try {
      await update({ params: { id: folder.id }, body: { ...change, version: folder.version } })
      return true
    } catch (error) {
      tellFailure(t('notSaved', { name: folder.name }), error)
      return false
    }
  }
  return (
    <FactList>
      <Fact label={t('name')}>
        <Editable
          label={t('changeName')}
          refused={undefined}
          edit={(close) => (
            <TextEdit
              label={t('name')}
              value={folder.name}
              schema={allows('name')}
              onSave={(name) => save({ name })}
              onClose={close}
            />
          )}
        >
          {folder.name}
        </Editable>
      </Fact>
      <Fact label={t('description')}>
        <Editable
          label={t('changeDescription')}
          refused={undefined}
          isQuiet={!folder.description}
          edit={(close) => (
            <TextEdit
              label={t('description')}
              value={folder.description ?? ''}
              schema={allows('description')}
              isLong
              onSave={(description) => save({ description })}
              onClose={close}
            />
          )}
        >
          {folder.description || t('none')}
        </Editable>
      </Fact>
      <Fact label={t('inside')}>
        {t('insideCounts', {
          folders: t('folderCount', { count: folder.childCount }),
          documents: t('documentCount', { count: folder.fileCount }),
        })}
      </Fact>
      <Fact label={t('size')} line={t('sizeLine')}>
        {formatSize(folder.totalFileSize)}
      </Fact>
      {folder.createdAt && (
        <Fact label={t('made')} line={nameOfPerson(folder.createdBy)}>
          {formatDayTime(folder.createdAt)}
        </Fact>
      )}
      {folder.updatedAt && <Fact label={t('modified')}>{formatDayTime(folder.updatedAt)}</Fact>}
    </FactList>
  )
}
