import { Button } from '@mantine/core'
import type { AuditEntry } from '@sinupan/contract'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { useRows } from '../../lib/list-pager.tsx'
import { useTitle } from '../../lib/title.ts'
import { AdminList } from '../../list/admin-list.tsx'
import { PhoneActs } from '../../list/phone-acts.tsx'
import { type Address, useAddress } from '../../list/use-address.ts'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import { ScreenHeader } from '../../ui/screen-header.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { auditQuery } from './admin-audit.api.ts'
import classes from './admin-audit.module.css'
import { AuditFilters, filtersOf } from './audit-filters.tsx'
import { ChainCheck, CheckButton } from './chain-check.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { ExportButton } from './export-button.tsx'
import { sentenceOf } from './sentence.ts'
import { t } from './words.ts'

/** What happened, by whom, sentence by sentence; verified and exported from here. */
export function AuditPage() {
  useTitle(t('title'))
  const address = useAddress()
  const floats = useMedia(PANEL_FLOATS)
  const filters = filtersOf(address)
  const list = useQuery(auditQuery({ ...filters, page: address.page, pageSize: useRows('table') }))
  const open = list.data?.items.find(({ id }) => String(id) === address.given.open)
  const show = ({ id }: AuditEntry) => address.go({ open: String(id) })
  const acts = (
    <>
      <CheckButton />
      <ExportButton filters={filters} />
    </>
  )
  return (
    <>
      <Into slot="title">
        <h1>{t('title')}</h1>
      </Into>
      <ScreenHeader title={t('title')} wide actions={acts} phoneActions={<PhoneActs>{acts}</PhoneActs>} />
      <ChainCheck />
      <AuditFilters address={address} />
      <About address={address} />
      <AdminList
        label={t('title')}
        list={list}
        address={address}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: t('empty'), line: t('emptyLine') }}
        columns={columns()}
        rowId={({ id }) => String(id)}
        phoneRow={(entry) => ({
          icon: <IconHistory size={20} stroke={1.6} aria-hidden="true" />,
          name: <span className={classes.words}>{sentenceOf(entry)}</span>,
          meta: [formatDayTime(entry.at), entry.unit?.name].filter(Boolean).join(' · '),
        })}
        isOpen={open !== undefined}
        activeId={open && String(open.id)}
        {...(!floats && { onActivate: show })}
        onOpen={show}
      />
      {open && (
        <Into slot="details">
          <EntryPanel key={open.id} entry={open} address={address} onClose={() => address.go({ open: undefined })} />
        </Into>
      )}
    </>
  )
}

/** What the list was narrowed to from a panel. */
function About({ address: { given, go } }: { address: Address }) {
  if (!given.subject) return null
  return (
    <p className={classes.about}>
      {t('subject', { subject: given.subject.replace(':', ' ') })}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => go({ subject: '' })}>
        {t('close')}
      </Button>
    </p>
  )
}

const columns = (): Column<AuditEntry>[] => [
  { id: 'at', head: t('when'), width: 176, cell: ({ at }) => formatDayTime(at) },
  {
    id: 'what',
    head: t('what'),
    main: true,
    cell: (entry) => <span title={sentenceOf(entry)}>{sentenceOf(entry)}</span>,
  },
  { id: 'unit', head: t('unit'), width: 168, hideUnder: 800, cell: ({ unit }) => unit?.name ?? '–' },
  { id: 'number', head: t('number'), width: 84, align: 'right', hideUnder: 640, cell: ({ number }) => number ?? '–' },
]
