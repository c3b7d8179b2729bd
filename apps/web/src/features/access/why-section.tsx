import '../../ui/mantine-more.css'
import { SegmentedControl } from '@mantine/core'
import type { DocumentDetails } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUnits } from '../../frame/unit.ts'
import { paths } from '../../lib/paths.ts'
import { useRested } from '../../lib/rested.ts'
import { fullName } from '../../lib/stored-user.ts'
import { PanelSection } from '../../ui/details/details-panel.tsx'
import { Select } from '../../ui/select.tsx'
import { ChooseUnit, foundPeopleQuery } from '../choices/index.ts'
import { type Whose, whyQuery } from './access.api.ts'
import classes from './access.module.css'
import { t } from './words.ts'

type Kind = 'person' | 'unit' | 'everyone'

/** What a person, a unit or everyone sees of a document, and by which right: for whoever works in its unit. */
export function WhySection({ document }: { document: DocumentDetails }) {
  const isOwnUnit = useUnits().all.some((unit) => unit.id === document.deliveryUnitId)
  const [kind, setKind] = useState<Kind>('everyone')
  const [userId, setUserId] = useState<string | null>(null)
  const [unitId, setUnitId] = useState<number | null>(null)
  if (!isOwnUnit) return null
  const whose = whoseOf(kind, userId, unitId)
  return (
    <PanelSection title={t('whoSees')}>
      <div className={classes.why}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('whose')}
          value={kind}
          onChange={(next) => setKind(next as Kind)}
          data={[
            { value: 'everyone', label: t('everyone') },
            { value: 'unit', label: t('unit') },
            { value: 'person', label: t('person') },
          ]}
        />
        {kind === 'person' && <ChoosePerson value={userId} onChange={setUserId} />}
        {kind === 'unit' && <ChooseUnit isLabelHidden label={t('chooseUnit')} value={unitId} onChange={setUnitId} />}
        {whose && <Answer document={document} whose={whose} isEveryone={kind === 'everyone'} />}
      </div>
    </PanelSection>
  )
}

function whoseOf(kind: Kind, userId: string | null, deliveryUnitId: number | null): Whose | undefined {
  if (kind === 'everyone') return { who: 'anyone' }
  if (kind === 'unit') return deliveryUnitId === null ? undefined : { deliveryUnitId }
  return userId === null ? undefined : { userId }
}

interface AnswerProps {
  document: DocumentDetails
  whose: Whose
  isEveryone: boolean
}

function Answer({ document, whose, isEveryone }: AnswerProps) {
  const { data } = useQuery(whyQuery(document.id, whose))
  if (!data) return <p className={classes.sentence} aria-busy="true" />
  return (
    <p className={classes.sentence} role="status">
      <strong>{t(data.sight)}</strong>
      {data.sentence}
      {isEveryone && data.sight === 'contents' && (
        <Link className={classes.outsider} to={paths.filePreview(document.routeId)} target="_blank">
          {t('asOutsider')}
        </Link>
      )}
    </p>
  )
}

function ChoosePerson({ value, onChange }: { value: string | null; onChange: (userId: string | null) => void }) {
  const [search, setSearch] = useState('')
  const [known, setKnown] = useState<{ value: string; label: string }[]>([])
  const asked = useRested(search.trim())
  const isChosen = known.some((one) => one.value === value && one.label === asked)
  const { data } = useQuery(foundPeopleQuery(isChosen ? '' : asked))
  const found = (data?.items ?? []).map((person) => ({ value: person.id, label: fullName(person) }))
  const all = [...known.filter((one) => !found.some((other) => other.value === one.value)), ...found]
  return (
    <Select
      aria-label={t('choosePerson')}
      placeholder={t('choosePerson')}
      searchable
      filter={({ options }) => options}
      data={all}
      value={value}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => {
        setKnown(all.filter((one) => one.value === id))
        onChange(id)
      }}
    />
  )
}
