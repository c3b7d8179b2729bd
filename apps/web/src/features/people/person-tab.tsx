import { useUser } from '../../lib/account.ts'
import { OwnDelegations } from '../delegations/index.ts'
import { NamesForm } from './names-form.tsx'
import { PicturePart } from './picture-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { t } from './profile-words.ts'
import { t as people } from './signed-in-words.ts'
import { UnitList } from './unit-list.tsx'

/** Who I am here: picture, names, units. */
export function PersonTab() {
  const { isApprover } = useUser()
  return (
    <>
      <ProfilePart title={t('picture')}>
        <PicturePart />
      </ProfilePart>
      <ProfilePart title={t('names')}>
        <NamesForm />
      </ProfilePart>
      <ProfilePart title={people('units')} line={people('unitsLine')}>
        <UnitList />
      </ProfilePart>
      {isApprover && (
        <ProfilePart title={t('inMyPlace')} line={t('inMyPlaceLine')}>
          <OwnDelegations />
        </ProfilePart>
      )}
    </>
  )
}
