import { addPoolUser, type Pool, type PoolUser } from '@sinupan/contract'
import { IconCrown, IconEye, IconFilePlus, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { command } from '../../lib/command.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { tellFailure } from '../documents/index.ts'
import { poolAreas } from '../pooling/index.ts'
import { openLeave } from './end-dialogs.tsx'
import { useChangePeople, useRemovePeople } from './pools.api.ts'
import { t } from './words.ts'

export type Rights = Partial<Pick<PoolUser, 'isOwner' | 'canAddFiles' | 'canAddMember'>>
const useAddBack = command(addPoolUser, { refreshes: poolAreas })

/** What is done to people in a pool: their rights, and taking them out, which can be undone. */
export function usePeopleActs(pool: Pool) {
  const changeThem = useChangePeople()
  const takeOut = useTakeOut(pool)
  const change = async (members: readonly PoolUser[], rights: Rights) => {
    try {
      await changeThem({ body: { ids: members.map(({ id }) => id), ...rights } })
      if (members.length > 1) toast.done({ title: t('rightsChanged', { count: members.length }) })
    } catch (error) {
      tellFailure(t('rightsFailed'), error)
    }
  }
  const actsFor = (members: readonly PoolUser[], clear: () => void): Acts => {
    const refused = members.some(({ mayChange }) => !mayChange) ? t('someNotYours') : undefined
    const giving: Act[] = given(pool).map(({ rights, ...act }) => ({
      ...act,
      refused,
      run: () => void change(members, rights),
    }))
    const out: Act = {
      id: 'remove',
      label: t('takePeopleOut'),
      barLabel: t('takeOutShort'),
      icon: IconUserMinus,
      danger: true,
      inBar: 3,
      refused: members.some(({ mayRemove }) => !mayRemove) ? t('someNotOut') : undefined,
      run: () => {
        void takeOut(members)
        clear()
      },
    }
    return [giving, [out]]
  }
  return { actsFor, change, takeOut }
}

/** What the reader may give to several at once. */
const given = ({ my }: Pool) => [
  ...(my.canAddFiles
    ? [
        {
          id: 'files',
          label: t('letAddFiles'),
          barLabel: t('addFiles'),
          icon: IconFilePlus,
          rights: { canAddFiles: true },
          inBar: 1,
        },
      ]
    : []),
  {
    id: 'people',
    label: t('letAddPeople'),
    barLabel: t('addPeople'),
    icon: IconUserPlus,
    rights: { canAddMember: true },
    inBar: 2,
  },
  ...(my.isOwner ? [{ id: 'owners', label: t('makeOwners'), icon: IconCrown, rights: { isOwner: true } }] : []),
  {
    id: 'read',
    label: t('onlyRead'),
    icon: IconEye,
    rights: { isOwner: false, canAddFiles: false, canAddMember: false },
  },
]

function useTakeOut(pool: Pool) {
  const remove = useRemovePeople()
  const addBack = useAddBack()
  const { userId } = useUser()
  return async (members: readonly PoolUser[]) => {
    // Who takes themselves out can't come back by themselves: that is asked first.
    const isOneself = members.some(({ user }) => user.id === userId)
    if (isOneself) return openLeave(pool)
    try {
      await remove({ body: members.map(({ id }) => ({ id })) })
    } catch (error) {
      return tellFailure(t('personNotOut'), error)
    }
    const [first] = members
    const putBack = async () => {
      try {
        for (const { user, isOwner, canAddFiles, canAddMember } of members)
          await addBack({ body: { poolId: pool.id, userId: user.id, isOwner, canAddFiles, canAddMember } })
      } catch (error) {
        tellFailure(t('personNotBack'), error)
      }
    }
    toast.done({
      title:
        first && members.length === 1
          ? t('personOut', { name: fullName(first.user), title: pool.title })
          : t('peopleOut', { count: members.length, title: pool.title }),
      action: { label: t('undo'), onPress: () => void putBack() },
    })
  }
}
