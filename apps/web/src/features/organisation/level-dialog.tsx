import '../../ui/mantine-more.css'
import { type AccessLevelSetting, addAccessLevel } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { levelsQuery, useAddLevel, useUpdateLevel } from './organisation.api.ts'
import { t } from './words.ts'

/** Adds an access level, or edits one. */
export function LevelDialog({ level, onClose }: { level?: AccessLevelSetting; onClose: () => void }) {
  const add = useAddLevel({ onDone: ({ access }) => toast.done({ title: t('made', { name: access }) }) })
  const update = useUpdateLevel({ onDone: ({ access }) => toast.done({ title: t('saved', { name: access }) }) })
  const { access = '', description = '', behavesAs = 1, version } = level ?? {}
  return (
    <FormDialog
      title={level ? t('editTitle', { name: access }) : t('newLevelTitle')}
      act={level ? t('save') : t('create')}
      schema={addAccessLevel.query}
      values={{ access, description, behavesAs }}
      onSubmit={({ access: name, description: line, behavesAs: as }) => {
        // A text of a space clears: what is empty is left out of an address.
        const query = { description: line || ' ', behavesAs: Number(as) }
        return level
          ? update({ params: { id: level.id, access: name }, query: { ...query, version } })
          : add({ query: { access: name, ...query } })
      }}
      onClose={onClose}
    >
      <TextField name="access" label={t('name')} autoFocus />
      <TextAreaField name="description" label={t('description')} description={t('descriptionLine')} />
      {!level?.isBuiltIn && <BehavesAs />}
    </FormDialog>
  )
}

function BehavesAs() {
  const { value, onChange, ...field } = useField('behavesAs') as unknown as {
    value: number
    onChange: (value: number) => void
    name: string
  }
  const { data } = useQuery(levelsQuery())
  return (
    <Select
      {...field}
      label={t('behavesAs')}
      description={t('behavesAsLine')}
      allowDeselect={false}
      data={(data?.items ?? [])
        .filter((one) => one.isBuiltIn)
        .map(({ id, access }) => ({ value: String(id), label: access }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
