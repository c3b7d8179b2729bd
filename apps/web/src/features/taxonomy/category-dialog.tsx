import { groupsQuery } from '../choices/index.ts'
import '../../ui/mantine-more.css'
import { NumberInput, SegmentedControl } from '@mantine/core'
import { type Category, createCategory, updateCategory } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { SelectField, SwitchField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { RetentionChange } from './retention-change.tsx'
import { useCreateCategory, useUpdateCategory } from './taxonomy.api.ts'
import classes from './taxonomy.module.css'
import { t } from './words.ts'

interface CategoryDialogProps {
  category?: Category
  /** The group that the list is narrowed to. */
  groupId?: number | undefined
  onClose: () => void
}

const usualYears = 5

/** Makes a series, or edits one; what another retention does to its documents shows before it is saved. */
export function CategoryDialog({ category, groupId, onClose }: CategoryDialogProps) {
  const create = useCreateCategory({ onDone: (made) => toast.done({ title: t('made', { name: made.category }) }) })
  const update = useUpdateCategory({ onDone: (saved) => toast.done({ title: t('saved', { name: saved.category }) }) })
  if (!category)
    return (
      <FormDialog
        title={t('newSeriesTitle')}
        act={t('create')}
        schema={createCategory.body}
        values={{
          category: '',
          documentCategoryGroupId: groupId ?? (null as unknown as number),
          retention: usualYears,
          reference: '',
          description: '',
          disposalAction: null,
        }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        <Fields />
      </FormDialog>
    )
  const { id, version, retention, documentCategoryGroupId } = category
  return (
    <FormDialog
      title={t('editTitle', { name: category.category })}
      act={t('save')}
      schema={updateCategory.body}
      values={{
        category: category.category,
        documentCategoryGroupId,
        retention,
        reference: category.reference ?? '',
        description: category.description ?? '',
        disposalAction: category.disposalAction,
        isRetired: category.isRetired,
        version,
      }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      <Fields category={category} />
    </FormDialog>
  )
}

function Fields({ category }: { category?: Category }) {
  return (
    <>
      <TextField name="category" label={t('name')} autoFocus />
      <GroupField />
      <RetentionField {...(category && { category })} />
      <TextField name="reference" label={t('reference')} description={t('referenceLine')} />
      <SelectField
        name="disposalAction"
        label={t('disposal')}
        description={t('disposalLine')}
        placeholder={t('disposalNone')}
        clearable
        data={(['destroy', 'transfer', 'review'] as const).map((value) => ({ value, label: t(`disposal_${value}`) }))}
      />
      <TextAreaField name="description" label={t('description')} />
      {category && <SwitchField name="isRetired" label={t('retired')} description={t('retiredLine')} />}
    </>
  )
}

type NumberField = { value: number | null; onChange: (value: number | null) => void; name: string; error?: string }

function GroupField() {
  const { value, onChange, ...field } = useField('documentCategoryGroupId') as unknown as NumberField
  const { data } = useQuery(groupsQuery())
  return (
    <Select
      {...field}
      label={t('group')}
      searchable
      allowDeselect={false}
      limit={100}
      data={(data?.items ?? []).map(({ id, group }) => ({ value: String(id), label: group }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}

function RetentionField({ category }: { category?: Category }) {
  const { value, onChange, name, error } = useField('retention') as unknown as NumberField
  const isChanged = category !== undefined && value !== category.retention
  return (
    <div className={classes.retention}>
      <span className={classes.label} id="keep-for">
        {t('keepFor')}
      </span>
      <div className={classes.keep}>
        <SegmentedControl
          aria-labelledby="keep-for"
          value={value === null ? 'permanent' : 'years'}
          onChange={(kind) => onChange(kind === 'permanent' ? null : (category?.retention ?? usualYears))}
          data={[
            { value: 'years', label: t('forYears') },
            { value: 'permanent', label: t('permanently') },
          ]}
        />
        {value !== null && (
          <NumberInput
            className={classes.years ?? ''}
            name={name}
            aria-label={t('years')}
            error={error}
            min={0}
            max={100}
            allowDecimal={false}
            allowNegative={false}
            value={value}
            onChange={(years) => onChange(Number(years))}
          />
        )}
      </div>
      {isChanged && <RetentionChange id={category.id} retention={value ?? 'permanent'} />}
    </div>
  )
}
