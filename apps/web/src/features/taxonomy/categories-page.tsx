import { Button } from '@mantine/core'
import type { Category } from '@sinupan/contract'
import { IconFileImport, IconFolder, IconLock, IconPencil, IconReplace, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatCount } from '../../lib/format.ts'
import type { Acts } from '../../list/acts.ts'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { WholeListScreen } from '../../list/whole-list-screen.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { categoriesQuery, GroupChoice, useGroupChoice } from '../choices/index.ts'
import { HoldDialog } from '../holding/index.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RemoveCategory } from './remove-category.tsx'
import { usesOfCategoriesQuery } from './taxonomy.api.ts'
import { useTaxonomyTabs } from './taxonomy-tabs.ts'
import { t } from './words.ts'

type Used = Category & { documents: number | undefined }

const columns = (): Column<Used>[] => [
  {
    id: 'name',
    head: t('name'),
    main: true,
    sortable: true,
    cell: ({ category }) => <span title={category}>{category}</span>,
  },
  {
    id: 'group',
    head: t('group'),
    width: 200,
    sortable: true,
    hideUnder: 640,
    cell: ({ documentCategoryGroup }) => documentCategoryGroup.group,
  },
  {
    id: 'reference',
    head: t('reference'),
    width: 112,
    sortable: true,
    hideUnder: 800,
    cell: ({ reference }) => reference ?? '–',
  },
  { id: 'kept', head: t('kept'), width: 128, sortable: true, cell: ({ retention }) => keptFor(retention) },
  {
    id: 'documents',
    head: t('documents'),
    width: 104,
    align: 'right',
    sortable: true,
    cell: ({ documents }) => (documents === undefined ? '' : formatCount(documents)),
  },
]
const forEver = 1_000
const values = {
  name: ({ category }: Used) => category,
  group: ({ documentCategoryGroup, category }: Used) => `${documentCategoryGroup.group} ${category}`,
  reference: ({ reference }: Used) => reference,
  kept: ({ retention }: Used) => retention ?? forEver,
  documents: ({ documents }: Used) => documents ?? 0,
}
const textOf = ({ category, description, reference, documentCategoryGroup }: Category) =>
  [category, description, reference, documentCategoryGroup.group].filter(Boolean).join(' ')

const edit = (category: Category) => openDialog((close) => <CategoryDialog category={category} onClose={close} />)
const remove = (category: Category, replaces: boolean) =>
  openDialog((close) => <RemoveCategory category={category} replaces={replaces} onClose={close} />)
const actsOf = (category: Used, isCru: boolean): Acts => [
  [
    { id: 'rename', label: t('edit'), icon: IconPencil, shortcut: 'F2', run: () => edit(category) },
    { id: 'replace', label: t('replace'), icon: IconReplace, run: () => remove(category, true) },
    ...(isCru
      ? [
          {
            id: 'hold',
            label: t('holdSeries'),
            icon: IconLock,
            run: () => hold(category),
          },
        ]
      : []),
  ],
  [
    {
      id: 'remove',
      label: t('remove'),
      icon: IconTrash,
      shortcut: 'Del',
      danger: true,
      run: () => remove(category, false),
    },
  ],
]

const hold = ({ id, category: name }: Used) =>
  openDialog((close) => <HoldDialog on={{ series: { id, name } }} onClose={close} />)

const importSeries = () => openDialog((close) => <ImportDialog onClose={close} />)

/** The records series: what documents are, and how long each is kept. */
export function CategoriesPage() {
  const { isCru } = useUser()
  const asked = useQuery(categoriesQuery())
  const uses = useQuery(usesOfCategoriesQuery()).data?.items
  const group = useGroupChoice()
  const counts = uses && new Map(uses.map(({ id, documents }) => [id, documents]))
  const all = asked.data?.items
    .filter((one) => group.groupId === undefined || one.documentCategoryGroupId === group.groupId)
    .map((one): Used => ({ ...one, documents: counts && (counts.get(one.id) ?? 0) }))
  const make = () => openDialog((close) => <CategoryDialog groupId={group.groupId} onClose={close} />)
  return (
    <WholeListScreen
      title={t('title')}
      tabs={useTaxonomyTabs()}
      active="series"
      acts={[{ id: 'import', label: t('importSeries'), icon: IconFileImport, run: importSeries }]}
      main={<NewButton onClick={make}>{t('newSeries')}</NewButton>}
      filterLabel={t('filterSeries')}
      textOf={textOf}
      values={values}
      narrowing={<GroupChoice {...group} />}
      total={(count) => t('seriesTotal', { count })}
      label={t('series')}
      columns={columns()}
      listed={whole(all, asked)}
      failed={t('seriesFailed')}
      nameOf={({ category }) => category}
      phoneRow={({ retention, documentCategoryGroup, documents }) => ({
        icon: <IconFolder size={24} stroke={1.5} aria-hidden="true" />,
        meta: [
          keptFor(retention),
          documentCategoryGroup.group,
          ...(documents === undefined ? [] : [t('documentTotal', { count: documents })]),
        ].join(' · '),
      })}
      actsOf={(category) => actsOf(category, isCru)}
      empty={{ title: t('noSeries'), line: t('noSeriesLine'), action: <ImportButton /> }}
    />
  )
}

const ImportButton = () => (
  <Button
    variant="default"
    leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden="true" />}
    onClick={importSeries}
  >
    {t('importSeries')}
  </Button>
)

/** 'Permanently', '5 years', 'Not kept'. */
function keptFor(years: number | null): string {
  if (years === null) return t('permanently')
  return years === 0 ? t('keptNot') : t('keptYears', { count: years })
}
