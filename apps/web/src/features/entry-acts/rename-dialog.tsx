import { updateDocument, updateFolder } from '@sinupan/contract'
import type { FocusEvent } from 'react'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { stemOf } from '../../ui/file-kind.ts'
import { type Entry, extensionOfDocument, useUpdateDocument, useUpdateFolder } from '../documents/index.ts'
import classes from './entry-acts.module.css'
import { t } from './words.ts'

/** What one changes of a name: its stem. */
const selectStem = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) =>
  field.setSelectionRange(0, stemOf(field.value).length)

/** The extension is shown beside the field; who writes it too doesn't mean it twice. */
const withoutEnd = (name: string, extension: string): string =>
  extension && name.toLowerCase().endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) || name : name

/** A new name for a folder or a document; the extension is the file's and stays. */
export function RenameDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const renameFolder = useUpdateFolder()
  const renameDocument = useUpdateDocument()
  if (entry.kind === 'folder') {
    const { id, name, version } = entry.folder
    return (
      <FormDialog
        title={t('renameFolder')}
        act={t('renameAct')}
        schema={updateFolder.body}
        values={{ name, version }}
        onSubmit={(body) => renameFolder({ params: { id }, body })}
        onClose={onClose}
      >
        <TextField name="name" label={t('name')} autoFocus onFocus={selectStem} />
      </FormDialog>
    )
  }
  const { id, name, version } = entry.document
  const extension = extensionOfDocument(entry.document)
  return (
    <FormDialog
      title={t('renameDocument')}
      act={t('renameAct')}
      schema={updateDocument.body}
      values={{ name, version }}
      onSubmit={(body) =>
        renameDocument({ params: { id }, body: { ...body, name: withoutEnd(String(body.name), extension) } })
      }
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name')}
        autoFocus
        onFocus={selectStem}
        {...(extension && {
          rightSection: <span className={classes.extension}>.{extension}</span>,
          rightSectionWidth: 'auto',
        })}
      />
    </FormDialog>
  )
}
