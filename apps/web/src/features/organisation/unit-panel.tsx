import { ActionIcon, Button } from '@mantine/core'
import type { DeliveryUnit, UnitPerson } from '@sinupan/contract'
import { IconBuilding, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useAddress } from '../../list/address.ts'
import { DetailsPanel, PanelSection } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { text } from '../../ui/text.ts'
import { GiveAccessDialog } from './give-access-dialog.tsx'
import { peopleOfUnitQuery, unitQuery, useRemoveUnitAccess } from './organisation.api.ts'
import classes from './organisation.module.css'
import { chosenUnit } from './places-address.ts'
import { t } from './words.ts'

/** The unit whose people show at the right; it stands in the address. */
export function useChosenUnit() {
  const [{ unitId: id }, go] = useAddress(chosenUnit)
  const choose = (unitId: number | undefined) => go({ unitId })
  return { id, choose }
}

export function ChosenUnit({ id, choose }: ReturnType<typeof useChosenUnit>) {
  const { data } = useQuery({ ...unitQuery(id ?? 0), enabled: id !== undefined })
  if (id === undefined || data?.id !== id) return null
  return (
    <Into slot="details">
      <UnitPanel key={id} unit={data} onClose={() => choose(undefined)} />
    </Into>
  )
}

/** A unit, who works in it, and who may work in it too. */
function UnitPanel({ unit, onClose }: { unit: DeliveryUnit; onClose: () => void }) {
  const give = () => openDialog((close) => <GiveAccessDialog unit={unit} onClose={close} />)
  return (
    <DetailsPanel
      label={t('details')}
      icon={<IconBuilding size={20} stroke={1.6} aria-hidden="true" />}
      name={unit.name}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <FactList>
        <Fact label={t('office')}>{unit.office.name}</Fact>
        <Fact label={t('campus')}>{unit.office.campus.campusName}</Fact>
        <Fact label={t('shortName')}>{unit.shortName ?? <span className={text.none}>{t('none')}</span>}</Fact>
        {unit.isCRU && <Fact label={t('centralRecords')}>{t('centralRecordsLine')}</Fact>}
      </FactList>
      <PanelSection
        title={t('members')}
        aside={
          <Button variant="subtle" size="xs" onClick={give}>
            {t('giveAccess')}
          </Button>
        }
      >
        <People unit={unit} />
      </PanelSection>
    </DetailsPanel>
  )
}

function People({ unit }: { unit: DeliveryUnit }) {
  const { data, error } = useQuery(peopleOfUnitQuery(unit.officeId, unit.id))
  if (error) return <p role="alert">{t('peopleFailed')}</p>
  if (!data) return <SkeletonList label={t('loading')} count={3} height={48} />
  if (data.items.length === 0) return <p className={text.second}>{t('noPeople')}</p>
  const more = data.total - data.items.length
  return (
    <ul className={classes.people}>
      {data.items.map((person) => (
        <Person key={person.user.id} person={person} />
      ))}
      {more > 0 && <li className={text.caption}>{t('morePeople', { count: more })}</li>}
    </ul>
  )
}

function Person({ person: { user, accessId } }: { person: UnitPerson }) {
  const name = fullName(user)
  const end = useRemoveUnitAccess({ onDone: () => toast.done({ title: t('accessEnded', { name }) }) })
  return (
    <li className={classes.person}>
      <span className={classes.personName}>
        {name}
        <span className={text.caption}>{accessId === null ? (user.position ?? t('atHome')) : t('grantedHere')}</span>
      </span>
      {accessId !== null && (
        <ActionIcon
          aria-label={t('endAccess', { name })}
          title={t('endAccess', { name })}
          onClick={() => void end({ params: { id: accessId } })}
        >
          <IconX size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  )
}
