import type { Tag } from '@sinupan/contract'
import { IconArrowMerge, IconPencil, IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount } from '../../lib/format.ts'
import type { Acts } from '../../list/acts.ts'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { WholeListScreen } from '../../list/whole-list-screen.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { tagsQuery } from '../choices/index.ts'
import { RemoveTag } from './remove-tag.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { usesOfTagsQuery } from './taxonomy.api.ts'
import { useTaxonomyTabs } from './taxonomy-tabs.ts'
import { t } from './words.ts'

type Used = Tag & { documents: number | undefined }

const columns = (): Column<Used>[] => [
  { id: 'name', head: t('name'), width: 260, main: true, sortable: true, cell: ({ tagName }) => tagName },
  { id: 'description', head: t('description'), hideUnder: 640, cell: ({ description }) => description ?? '–' },
  {
    id: 'documents',
    head: t('documents'),
    width: 112,
    align: 'right',
    sortable: true,
    cell: ({ documents }) => (documents === undefined ? '' : formatCount(documents)),
  },
]
const values = { name: ({ tagName }: Used) => tagName, documents: ({ documents }: Used) => documents ?? 0 }
const textOf = ({ tagName, description }: Tag) => `${tagName} ${description ?? ''}`

const edit = (tag?: Tag) => openDialog((close) => <TagDialog {...(tag && { tag })} onClose={close} />)
const remove = (tag: Tag, merges: boolean) =>
  openDialog((close) => <RemoveTag tag={tag} merges={merges} onClose={close} />)
const actsOf = (tag: Used): Acts => [
  [
    { id: 'rename', label: t('edit'), icon: IconPencil, shortcut: 'F2', run: () => edit(tag) },
    { id: 'merge', label: t('merge'), icon: IconArrowMerge, run: () => remove(tag, true) },
  ],
  [
    {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      shortcut: 'Del',
      danger: true,
      run: () => remove(tag, false),
    },
  ],
]

/** All tags with how many documents carry each. */
export function TagsPage() {
  const asked = useQuery(tagsQuery())
  const uses = useQuery(usesOfTagsQuery()).data?.items
  const counts = uses && new Map(uses.map(({ id, documents }) => [id, documents]))
  const all = asked.data?.items.map((tag): Used => ({ ...tag, documents: counts && (counts.get(tag.id) ?? 0) }))
  return (
    <WholeListScreen
      title={t('title')}
      tabs={useTaxonomyTabs()}
      active="tags"
      main={<NewButton onClick={() => edit()}>{t('newTag')}</NewButton>}
      filterLabel={t('filterTags')}
      textOf={textOf}
      values={values}
      total={(count) => t('tagTotal', { count })}
      label={t('tags')}
      columns={columns()}
      listed={whole(all, asked)}
      failed={t('tagsFailed')}
      nameOf={({ tagName }) => tagName}
      phoneRow={({ documents }) => ({
        icon: <IconTag size={24} stroke={1.5} aria-hidden="true" />,
        meta: documents === undefined ? '' : t('documentTotal', { count: documents }),
      })}
      actsOf={actsOf}
      empty={{ title: t('noTags'), line: t('noTagsLine') }}
    />
  )
}
