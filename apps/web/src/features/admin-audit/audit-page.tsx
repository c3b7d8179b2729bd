import { Button } from '@mantine/core'
import { type AuditEntry, listAudit } from '@sinupan/contract'
import { IconHistory } from '@tabler/icons-react'
import { Into } from '../../frame/slots.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import type { Column } from '../../ui/table/columns.ts'
import classes from './admin-audit.module.css'
import { type AuditPlace, audit, type GoToAudit, narrowedTo } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { ChainCheck, useCheckAct } from './chain-check.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { sentenceOf } from './sentence.ts'
import { useExportAct } from './use-export-act.ts'
import { t } from './words.ts'

/** What happened, by whom, sentence by sentence; verified and exported from here. */
export function AuditPage() {
  const [place, go] = useAddress(audit)
  const floats = useMedia(PANEL_FLOATS)
  const query = narrowedTo(place)
  const listed = useListed(listAudit, { query }, { list: 'table', page: place.page })
  const open = listed.rows?.find(({ id }) => id === place.open)
  const show = ({ id }: AuditEntry) => go({ open: id })
  return (
    <ListScreen
      title={t('title')}
      acts={[useCheckAct(), useExportAct(query)]}
      filters={
        <>
          <ChainCheck />
          <AuditFilters place={place} go={go} />
          <About place={place} go={go} />
        </>
      }
    >
      <TableList
        label={t('title')}
        listed={listed}
        failed={t('failed')}
        empty={{ title: t('empty'), line: t('emptyLine') }}
        filtered={audit.isFiltered(place)}
        columns={columns()}
        rowId={({ id }) => String(id)}
        nameOf={sentenceOf}
        phoneRow={(entry) => ({
          icon: <IconHistory size={20} stroke={1.6} aria-hidden="true" />,
          name: <span className={classes.words}>{sentenceOf(entry)}</span>,
          meta: [formatDayTime(entry.at), entry.unit?.name].filter(Boolean).join(' · '),
        })}
        isOpen={open !== undefined}
        activeId={open && String(open.id)}
        {...(!floats && { onActivate: show })}
        onOpen={show}
        pages={{ list: 'table', page: place.page, onPage: (page) => go({ page }) }}
      />
      {open && (
        <Into slot="details">
          <EntryPanel key={open.id} entry={open} go={go} onClose={() => go({ open: undefined })} />
        </Into>
      )}
    </ListScreen>
  )
}

/** What the list was narrowed to from a panel. */
function About({ place: { subject }, go }: { place: AuditPlace; go: GoToAudit }) {
  if (!subject) return null
  return (
    <p className={classes.about}>
      {t('subject', { subject: subject.replace(':', ' ') })}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => go({ subject: undefined })}>
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
