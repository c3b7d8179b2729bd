import { Button } from '@mantine/core'
import { listMails, type MailState, type OutboxMail } from '@sinupan/contract'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { useAddress } from '../../list/address.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { healthQuery, useSendMailAgain } from './admin-health.api.ts'
import { mailStates, outbox } from './health-address.ts'
import { MailDialog } from './mail-dialog.tsx'
import { t } from './words.ts'

/** Mails and what became of them; without a mail server each can be read, so that its link is handed on. */
export function Outbox() {
  const [{ search, state, page }, go] = useAddress(outbox)
  const isSending = useQuery(healthQuery()).data?.mail.isSending ?? true
  const isFiltered = search !== '' || state !== undefined
  return (
    <>
      <FilterRow
        search={<FilterField label={t('search')} value={search} onChange={(next) => go({ search: next })} />}
        isOn={isFiltered}
        onClear={() => go({ search: '', state: undefined })}
      >
        <Choice
          label={t('state')}
          value={state}
          choices={mailStates.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => go({ state: next })}
        />
      </FilterRow>
      <TableList
        label={t('outbox')}
        listed={useListed(listMails, { query: { search: search || undefined, state } }, { list: 'table', page })}
        failed={t('mailsFailed')}
        empty={{ drawing: 'inbox', title: t('mailsEmpty'), line: t('mailsEmptyLine') }}
        filtered={isFiltered}
        columns={columns(isSending)}
        rowId={({ id }) => String(id)}
        nameOf={({ subject }) => subject}
        phoneRow={(mail) => ({
          icon: <IconMail size={20} stroke={1.6} aria-hidden="true" />,
          meta: (
            <>
              <span>{mail.recipient}</span>
              <span>{`${t(mail.state)} · ${formatDayTime(mail.sentAt ?? mail.createdAt)}`}</span>
            </>
          ),
          // Where mails stay here a tap on the row opens them.
          ...(isSending && { menu: <Act mail={mail} isSending /> }),
        })}
        {...(!isSending && { onOpen: open })}
        pages={{ list: 'table', page, onPage: (next) => go({ page: next }) }}
      />
    </>
  )
}

const marks: Record<MailState, Status> = { waiting: 'pending', sent: 'passed', failed: 'failed' }
const open = (mail: OutboxMail) => openDialog((close) => <MailDialog mail={mail} onClose={close} />)

const columns = (isSending: boolean): Column<OutboxMail>[] => [
  { id: 'subject', head: t('subject'), main: true, cell: ({ subject }) => <span title={subject}>{subject}</span> },
  {
    id: 'recipient',
    head: t('recipient'),
    width: 240,
    cell: ({ recipient }) => <span title={recipient}>{recipient}</span>,
  },
  {
    id: 'state',
    head: t('state'),
    width: 116,
    hideUnder: 560,
    cell: ({ state, lastError }) => (
      <span title={lastError ?? undefined}>
        <StatusMark status={marks[state]} label={t(state)} />
      </span>
    ),
  },
  {
    id: 'written',
    head: t('written'),
    width: 176,
    hideUnder: 720,
    cell: ({ createdAt }) => formatDayTime(createdAt),
  },
  {
    id: 'act',
    head: <span className="visually-hidden">{t('acts')}</span>,
    width: 128,
    align: 'right',
    cell: (mail) => <Act mail={mail} isSending={isSending} />,
  },
]

function Act({ mail, isSending }: { mail: OutboxMail; isSending: boolean }) {
  const { id, recipient } = mail
  const send = useSendMailAgain({ onDone: () => toast.done({ title: t('sendingAgain') }) })
  if (!isSending)
    return (
      <Button size="compact-sm" variant="default" aria-label={t('openOf', { recipient })} onClick={() => open(mail)}>
        {t('open')}
      </Button>
    )
  if (mail.state === 'sent') return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={send.isPending}
      aria-label={t('sendOf', { recipient })}
      onClick={() => void send({ params: { id } })}
    >
      {t('sendAgain')}
    </Button>
  )
}
