import { TextInput } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFound } from '../../lib/use-found.ts'
import { useEnterAhead } from '../../ui/enter-ahead.ts'
import { movedTo } from '../../ui/option-move.ts'
import pick from '../../ui/pick/pick.module.css'
import { PickOption } from '../../ui/pick/pick-option.tsx'
import { KindIcon } from './kind-icon.tsx'
import { placesQuery } from './placing.api.ts'
import classes from './placing.module.css'
import { wayText } from './way-of.ts'
import { t } from './words.ts'

interface LocationPickerProps {
  unitId: number
  chosen: FileLocation | undefined
  onChoose: (place: FileLocation) => void
  /** Why a place can't be chosen; undefined where it can. */
  refusedAt: (place: FileLocation) => string | undefined
  /** Choosing the chosen one again, by Enter or a double click, is meant. */
  onConfirm: () => void
}

/** The unit's places, sought by name or code; a scanner may type the code too. The field keeps the focus and the keys. */
export function LocationPicker({ unitId, chosen, onChoose, refusedAt, onConfirm }: LocationPickerProps) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<number>()
  const listId = useId()
  const { data, error, asked: search, isLooking } = useFound(typed, (asked) => placesQuery(unitId, asked))
  const open = (data?.items ?? []).filter((place) => !refusedAt(place))
  const active = open.find(({ id }) => id === wanted) ?? (search ? open[0] : undefined)
  const choose = (place: FileLocation) => (place.id === chosen?.id ? onConfirm() : onChoose(place))
  const ahead = useEnterAhead(isLooking, () => active && onChoose(active))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const ids = open.map(({ id }) => String(id))
    const isCaretKey = event.key === 'Home' || event.key === 'End'
    const to = isCaretKey ? undefined : movedTo(ids, active && String(active.id), event.key)
    if (to !== undefined) setWanted(Number(to))
    else if (event.key === 'Enter' && isLooking && wanted === undefined) ahead.ask()
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={t('find')}
        placeholder={t('find')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWanted(undefined)
          ahead.forget()
        }}
        onKeyDown={onKeyDown}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
      />
      <div className={pick.list}>
        {error && <p className={pick.none}>{error.message}</p>}
        {data?.items.length === 0 && <p className={pick.none}>{search ? t('nothingFound', { search }) : t('none')}</p>}
        <div id={listId} role="listbox" aria-label={t('places')}>
          {data?.items.map((place) => (
            <Option
              key={place.id}
              id={`${listId}-${place.id}`}
              place={place}
              refused={refusedAt(place)}
              isChosen={place.id === chosen?.id}
              isActive={place.id === active?.id}
              onChoose={choose}
            />
          ))}
        </div>
        {data && data.total > data.items.length && <p className={pick.none}>{t('more')}</p>}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  place: FileLocation
  refused: string | undefined
  isChosen: boolean
  isActive: boolean
  onChoose: (place: FileLocation) => void
}

const Option = ({ id, place, refused, isChosen, isActive, onChoose }: OptionProps) => (
  <PickOption
    id={id}
    icon={<KindIcon kind={place.kind} size={18} />}
    isChosen={isChosen}
    isActive={isActive}
    onChoose={refused === undefined ? () => onChoose(place) : undefined}
  >
    <span className={classes.names}>
      <span className={pick.name}>{place.location}</span>
      <span className={classes.line}>{refused ?? wayText(place.path.slice(0, -1))}</span>
    </span>
    <span className={classes.code}>{place.code}</span>
  </PickOption>
)
