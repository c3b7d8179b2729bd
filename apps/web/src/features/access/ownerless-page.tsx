import { Button } from '@mantine/core'
import { listOwnerless, nameOwner, type OwnerlessDocument } from '@sinupan/contract'
import { IconLock } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { address, useAddress } from '../../list/address.ts'
import { page } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { useIsPhone } from '../../ui/media.ts'
import type { Column } from '../../ui/table/columns.ts'
import { PersonField } from '../choices/index.ts'
import { useNameOwner } from './access.api.ts'
import classes from './access.module.css'
import { handOverTabs } from './hand-over-tabs.ts'
import { t } from './words.ts'

const ownerless = address({ page: page() }, {})

/** Classified documents whose owner is deactivated: an administrator, who may not read them, names another of their unit. */
export function OwnerlessPage() {
  const [{ page: at }, go] = useAddress(ownerless)
  const phone = useIsPhone()
  const listed = useListed(listOwnerless, {}, { list: 'table', page: at })
  return (
    <ListScreen
      title={t('leftBehind')}
      back={{ label: t('users'), to: paths.admin('user-all') }}
      tabs={handOverTabs()}
      active="ownerless"
    >
      <TableList
        label={t('ownerless')}
        listed={listed}
        failed={t('ownerlessFailed')}
        empty={{ drawing: 'people', title: t('nothingOwnerless'), line: t('nothingOwnerlessLine') }}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={nameOf}
        phoneRow={({ owner, requestCount }) => ({
          icon: <IconLock size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${t('lastOwner')} ${fullName(owner)} · ${t('waiting', { count: requestCount })}`,
        })}
        {...(phone && { onOpen: handOver })}
        pages={{ list: 'table', page: at, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

// Its title is not an administrator's to read.
const nameOf = ({ id, deliveryUnit, category }: OwnerlessDocument) =>
  t('aDocumentOf', { number: id, unit: deliveryUnit.name, category: category ?? t('noCategory') })
const handOver = (document: OwnerlessDocument) =>
  openDialog((close) => <NameOwnerDialog document={document} onClose={close} />)

const columns = (): Column<OwnerlessDocument>[] => [
  { id: 'document', head: t('document'), main: true, cell: nameOf },
  { id: 'owner', head: t('lastOwner'), width: 190, hideUnder: 720, cell: ({ owner }) => fullName(owner) },
  { id: 'made', head: t('made'), width: 112, hideUnder: 800, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    id: 'requests',
    head: t('requests'),
    width: 90,
    align: 'right',
    hideUnder: 640,
    cell: ({ requestCount }) => formatCount(requestCount),
  },
  {
    id: 'hand-over',
    head: <span className="visually-hidden">{t('nameOwner')}</span>,
    width: 176,
    align: 'right',
    cell: (document) => (
      <Button variant="default" size="compact-sm" onClick={() => handOver(document)}>
        {t('nameOwner')}
      </Button>
    ),
  },
]

function NameOwnerDialog({ document, onClose }: { document: OwnerlessDocument; onClose: () => void }) {
  const give = useNameOwner({ onDone: ({ owner }) => toast.done({ title: t('ownerNamed', { who: fullName(owner) }) }) })
  return (
    <FormDialog
      title={t('nameOwnerTitle')}
      act={t('nameOwnerAct')}
      schema={nameOwner.body}
      values={{ userId: '' }}
      onSubmit={(body) => give({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('nameOwnerLine', { unit: document.deliveryUnit.name })}</p>
      <PersonField name="userId" label={t('newOwner')} />
    </FormDialog>
  )
}
