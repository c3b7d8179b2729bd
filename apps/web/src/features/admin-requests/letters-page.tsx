import type { RequestLetter } from '@sinupan/contract'
import { IconArrowBackUp, IconId, IconMail, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDayTime } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import type { Acts } from '../../list/acts.ts'
import { address, type Part, useAddress } from '../../list/address.ts'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { whole } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { lettersQuery } from './admin-requests.api.ts'
import { LetterDialog } from './letter-dialog.tsx'
import { NumbersDialog } from './numbers-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { t } from './words.ts'

const languages = ['en', 'fil'] as const
type Spoken = (typeof languages)[number]
const spoken: Part<Spoken> = {
  names: ['language'],
  read: (query) => (query.get('language') === 'fil' ? 'fil' : 'en'),
  write: (value) => [value === 'en' ? '' : value],
}
const letters = address({ language: spoken })

/** The letters to who asked for a document, in the words in which they are sent now. */
export function LettersPage() {
  const [{ language }, go] = useAddress(letters)
  const asked = useQuery(lettersQuery(language))
  return (
    <ListScreen
      title={t('title')}
      acts={[
        {
          id: 'numbers',
          label: t('numbersAct'),
          icon: IconId,
          run: () => openDialog((close) => <NumbersDialog onClose={close} />),
        },
      ]}
      filters={
        <FilterRow
          search={
            <SwitchChoice
              label={t('language')}
              value={language}
              choices={languages.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => go({ language: next })}
            />
          }
          isOn={false}
          onClear={() => go({ language: 'en' })}
        >
          {null}
        </FilterRow>
      }
    >
      <TableList
        label={t('title')}
        listed={whole(asked.data?.items, asked)}
        failed={t('failed')}
        empty={{ drawing: 'inbox', title: t('none'), line: t('noneLine') }}
        filtered={false}
        columns={columns()}
        rowId={({ kind }) => kind}
        nameOf={({ kind }) => t(kind)}
        phoneRow={(letter) => ({
          icon: <IconMail size={20} stroke={1.6} aria-hidden="true" />,
          meta: `${letter.subject} · ${wordedBy(letter)}`,
        })}
        actsOf={actsOf}
      />
    </ListScreen>
  )
}

const columns = (): Column<RequestLetter>[] => [
  { id: 'letter', head: t('letter'), width: 220, main: true, cell: ({ kind }) => t(kind) },
  { id: 'subject', head: t('subject'), width: 380, hideUnder: 720, cell: ({ subject }) => subject },
  { id: 'state', head: t('state'), width: 260, hideUnder: 640, cell: wordedBy },
]

function wordedBy({ isOwn, changedBy, changedAt }: RequestLetter): string {
  if (!isOwn) return t('standard')
  return changedBy && changedAt ? t('changed', { who: fullName(changedBy), day: formatDayTime(changedAt) }) : t('own')
}

const actsOf = (letter: RequestLetter): Acts => [
  [
    {
      id: 'rename',
      label: t('editAct'),
      icon: IconPencil,
      shortcut: 'F2',
      run: () => openDialog((close) => <LetterDialog letter={letter} onClose={close} />),
    },
  ],
  letter.isOwn
    ? [
        {
          id: 'remove',
          label: t('resetAct'),
          icon: IconArrowBackUp,
          run: () => openDialog((close) => <ResetDialog letter={letter} onClose={close} />),
        },
      ]
    : [],
]
