import { type CategoryGroup, createCategoryGroup, updateCategoryGroup } from '@sinupan/contract'
import { IconFolders, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import type { Acts } from '../../list/acts.ts'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { RemoveDialog } from '../../list/remove-dialog.tsx'
import { WholeListScreen } from '../../list/whole-list-screen.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { groupsQuery } from '../choices/index.ts'
import { useCreateGroup, useRemoveGroup, usesOfGroupQuery, useUpdateGroup } from './taxonomy.api.ts'
import { useTaxonomyTabs } from './taxonomy-tabs.ts'
import { t } from './words.ts'

const columns = (): Column<CategoryGroup>[] => [
  { id: 'name', head: t('name'), main: true, sortable: true, cell: ({ group }) => group },
  {
    id: 'series',
    head: t('seriesCount'),
    width: 120,
    align: 'right',
    sortable: true,
    cell: ({ categoryCount }) => categoryCount,
  },
]
const values = {
  name: ({ group }: CategoryGroup) => group,
  series: ({ categoryCount }: CategoryGroup) => categoryCount,
}

const edit = (group?: CategoryGroup) => openDialog((close) => <GroupDialog {...(group && { group })} onClose={close} />)
const actsOf = (group: CategoryGroup): Acts => [
  [{ id: 'rename', label: t('edit'), icon: IconPencil, shortcut: 'F2', run: () => edit(group) }],
  [
    {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      shortcut: 'Del',
      danger: true,
      run: () => openDialog((close) => <RemoveGroup group={group} onClose={close} />),
    },
  ],
]

/** The groups of records series. */
export function GroupsPage() {
  const asked = useQuery(groupsQuery())
  return (
    <WholeListScreen
      title={t('title')}
      tabs={useTaxonomyTabs()}
      active="groups"
      main={<NewButton onClick={() => edit()}>{t('newGroup')}</NewButton>}
      filterLabel={t('filterGroups')}
      textOf={({ group }) => group}
      values={values}
      total={(count) => t('groupTotal', { count })}
      label={t('groups')}
      columns={columns()}
      listed={whole(asked.data?.items, asked)}
      failed={t('groupsFailed')}
      nameOf={({ group }) => group}
      phoneRow={({ categoryCount }) => ({
        icon: <IconFolders size={24} stroke={1.5} aria-hidden="true" />,
        meta: t('seriesTotal', { count: categoryCount }),
      })}
      actsOf={actsOf}
      empty={{ title: t('noGroups'), line: t('noGroupsLine') }}
    />
  )
}

function GroupDialog({ group, onClose }: { group?: CategoryGroup; onClose: () => void }) {
  const create = useCreateGroup({ onDone: (made) => toast.done({ title: t('made', { name: made.group }) }) })
  const update = useUpdateGroup({ onDone: (saved) => toast.done({ title: t('saved', { name: saved.group }) }) })
  const field = <TextField name="group" label={t('name')} autoFocus />
  if (!group)
    return (
      <FormDialog
        title={t('newGroupTitle')}
        act={t('create')}
        schema={createCategoryGroup.body}
        values={{ group: '' }}
        onSubmit={(body) => create({ body })}
        onClose={onClose}
      >
        {field}
      </FormDialog>
    )
  return (
    <FormDialog
      title={t('editTitle', { name: group.group })}
      act={t('save')}
      schema={updateCategoryGroup.body}
      values={{ group: group.group, version: group.version }}
      onSubmit={(body) => update({ params: { id: group.id }, body })}
      onClose={onClose}
    >
      {field}
    </FormDialog>
  )
}

function RemoveGroup({ group: { id, group }, onClose }: { group: CategoryGroup; onClose: () => void }) {
  const { data } = useQuery({ ...usesOfGroupQuery(id), gcTime: 0 })
  const remove = useRemoveGroup()
  return <RemoveDialog name={group} uses={data} run={() => remove({ params: { id } })} onClose={onClose} />
}
