import '../../ui/mantine-more.css'
import { ActionIcon, Button, SegmentedControl, Textarea } from '@mantine/core'
import type { DenialGround, DocumentRequest } from '@sinupan/contract'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import { Select } from '../../ui/select.tsx'
import { DocumentFinder } from './document-finder.tsx'
import type { RequestDialogProps } from './give-dialogs.tsx'
import { grounds } from './grounds.ts'
import { usePropose } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

interface Proposed {
  fileManagerId: number
  name: string
  proposal: 'release' | 'withhold'
  ground: DenialGround | null
}

/** What was found for a request: documents through the ordinary search, each with its proposal, and where was searched. */
export function ProposeDialog({ request, onClose }: RequestDialogProps) {
  const [items, setItems] = useState<readonly Proposed[]>(() => proposedBefore(request))
  const [searchNote, setSearchNote] = useState(request.searchNote ?? '')
  const { submit, isPending, errors } = useProposing(request, onClose)
  const change = (id: number, to: Partial<Proposed>) =>
    setItems((now) => now.map((one) => (one.fileManagerId === id ? { ...one, ...to } : one)))
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('proposeTitle')}
      closeLabel={t('close')}
      width={640}
      isSheet
      onSubmit={() => void submit(items, searchNote)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('proposeAct')}
          </Button>
        </>
      }
    >
      <div className={classes.section}>
        {errors.above && <DialogNotice title={errors.above} />}
        <p className={classes.lead}>{t('proposeLead')}</p>
        {items.map((item, index) => (
          <Chosen
            key={item.fileManagerId}
            item={item}
            error={errors.grounds.get(index)}
            onChange={(to) => change(item.fileManagerId, to)}
            onOut={() => setItems((now) => now.filter((one) => one !== item))}
          />
        ))}
        <DocumentFinder
          but={items.map((item) => item.fileManagerId)}
          onPick={({ id, name }) =>
            setItems((now) => [...now, { fileManagerId: id, name, proposal: 'release', ground: null }])
          }
        />
        <Textarea
          label={t('searchNoteField')}
          description={t('searchNoteLine')}
          autosize
          minRows={2}
          value={searchNote}
          error={errors.searchNote}
          onChange={(event) => setSearchNote(event.currentTarget.value)}
        />
      </div>
    </DialogFrame>
  )
}

const proposedBefore = ({ items }: DocumentRequest): Proposed[] =>
  items.flatMap(({ fileManagerId, name, ...item }) =>
    fileManagerId === null || name === null ? [] : [{ fileManagerId, name, ...item }],
  )

interface Wrong {
  above?: string | undefined
  searchNote?: string | undefined
  /** By the place of its document. */
  grounds: ReadonlyMap<number, string>
}

function useProposing({ id, version }: DocumentRequest, onClose: () => void) {
  const [errors, setErrors] = useState<Wrong>({ grounds: new Map() })
  const propose = usePropose({
    onDone: ({ decisionMaker }) =>
      toast.done({ title: t('wasProposed', { who: decisionMaker ? fullName(decisionMaker) : '' }) }),
  })
  const submit = async (items: readonly Proposed[], searchNote: string) => {
    const named = items.map(({ fileManagerId, proposal, ground }) => ({
      fileManagerId,
      proposal,
      ground: proposal === 'withhold' ? ground : null,
    }))
    try {
      await propose({ params: { id }, body: { items: named, searchNote: searchNote.trim() || null, version } })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setErrors(wrongOf(error))
    }
  }
  return { submit, isPending: propose.isPending, errors }
}

function wrongOf({ errors, message }: ApiRefusal): Wrong {
  const { searchNote, ...others } = errors
  const grounds = new Map<number, string>()
  const above: string[] = []
  for (const [field, messages] of Object.entries(others)) {
    const at = /^items\[(\d+)\]\.ground$/.exec(field)
    if (at) grounds.set(Number(at[1]), messages.join(' '))
    else above.push(...messages)
  }
  const isPlaced = searchNote !== undefined || grounds.size > 0
  return { grounds, searchNote: searchNote?.join(' '), above: above.join(' ') || (isPlaced ? undefined : message) }
}

interface ChosenProps {
  item: Proposed
  error: string | undefined
  onChange: (to: Partial<Proposed>) => void
  onOut: () => void
}

function Chosen({ item, error, onChange, onOut }: ChosenProps) {
  const { name, proposal, ground } = item
  return (
    <div className={classes.chosen}>
      <span className={classes.itemName}>
        <MiddleName name={name} />
      </span>
      <ActionIcon aria-label={t('takeOut', { name })} onClick={onOut}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <div className={classes.chosenHow}>
        <SegmentedControl
          aria-label={t('proposalOf', { name })}
          data={[
            { value: 'release', label: t('release') },
            { value: 'withhold', label: t('withhold') },
          ]}
          value={proposal}
          onChange={(next) => onChange({ proposal: next === 'withhold' ? 'withhold' : 'release' })}
        />
        {proposal === 'withhold' && (
          <Select
            aria-label={t('groundOf', { name })}
            placeholder={t('groundPlaceholder')}
            data={grounds()}
            value={ground}
            error={error}
            onChange={(next) => onChange({ ground: next as DenialGround | null })}
          />
        )}
      </div>
    </div>
  )
}
