import { Button } from '@mantine/core'
import { signOut } from '../../lib/sign-out.ts'
import { identityWords as identities, MethodsPart, SecondFactorPart, useHasMethods } from '../identities/index.ts'
import { CredentialList } from './credential-list.tsx'
import { ProfilePart } from './profile-part.tsx'
import { t } from './profile-words.ts'
import { SessionList } from './session-list.tsx'
import { t as people } from './signed-in-words.ts'

/** How I sign in, and where I am signed in. */
export function SecurityTab() {
  const hasMethods = useHasMethods()
  return (
    <>
      <ProfilePart title={t('signInData')}>
        <CredentialList />
      </ProfilePart>
      {hasMethods && (
        <ProfilePart title={identities('methods')} line={identities('methodsLine')}>
          <MethodsPart />
        </ProfilePart>
      )}
      <ProfilePart title={identities('secondFactor')} line={identities('secondFactorLine')}>
        <SecondFactorPart />
      </ProfilePart>
      <ProfilePart title={people('sessions')} line={people('sessionsLine')}>
        <SessionList />
        <Button variant="default" onClick={() => void signOut()}>
          {people('signOut')}
        </Button>
      </ProfilePart>
    </>
  )
}
