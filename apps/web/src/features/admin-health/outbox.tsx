import { Button } from '@mantine/core'
import type { MailState, OutboxMail } from '@sinupan/contract'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { useRows } from '../../lib/list-pager.tsx'
import { toast } from '../../lib/toast.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { Choice, FilterRow, SearchBox } from '../../list/filters.tsx'
import { useAddress } from '../../list/use-address.ts'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { healthQuery, mailsQuery, useSendMailAgain } from './admin-health.api.ts'
import { MailDialog } from './mail-dialog.tsx'
import { t } from './words.ts'

const states: readonly MailState[] = ['waiting', 'sent', 'failed']

/** Mails and what became of them; without a mail server each can be read, so that its link is handed on. */
export function Outbox() {
  const address = useAddress()
  const { given, go, hasFilter } = address
  const isSending = useQuery(healthQuery()).data?.mail.isSending ?? true
  const state = states.find((one) => one === given.state)
  const list = useQuery(mailsQuery({ search: given.q, state, page: address.page, pageSize: useRows('table') }))
  return (
    <>
      <FilterRow
        search={<SearchBox label={t('search')} value={given.q ?? ''} onChange={(q) => go({ q })} />}
        isOn={hasFilter}
        onClear={() => go({ q: '', state: '' })}
      >
        <Choice
          label={t('state')}
          value={given.state}
          choices={states.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => go({ state: next })}
        />
      </FilterRow>
      <AdminList
        label={t('outbox')}
        list={list}
        address={address}
        failed={t('mailsFailed')}
        empty={{ drawing: 'inbox', title: t('mailsEmpty'), line: t('mailsEmptyLine') }}
        columns={columns(isSending)}
        rowHeight={44}
        rowId={({ id }) => String(id)}
        phoneRow={(mail) => ({
          icon: <IconMail size={20} stroke={1.6} aria-hidden="true" />,
          name: mail.subject,
          meta: `${mail.recipient} · ${t(mail.state)} · ${formatDayTime(mail.sentAt ?? mail.createdAt)}`,
          menu: <Act mail={mail} isSending={isSending} />,
        })}
        {...(!isSending && { onOpen: open })}
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
