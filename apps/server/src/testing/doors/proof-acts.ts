import type { Endpoint } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { GivenDisposals } from '../../modules/disposal/disposal.fixture.ts'
import { appCode } from '../app-code.ts'
import type { Caller, CallInput } from '../caller.ts'
import type { OpenIdProvider } from '../openid-provider.ts'
import type { TestSinupan } from '../sinupan.ts'
import { type PersonName, testPassword } from '../university.ts'

/** An act that wants a recent proof, with what it is tried on. */
export interface ProofAct {
  endpoint: Endpoint
  /** Which of its kinds, where there are several. */
  what?: string
  by: PersonName
  /** While the proof is recent. */
  prepare?(caller: Caller): Promise<string>
  input(prepared: string | undefined): unknown
  /** Other than by the password. */
  prove?(caller: Caller, prepared: string | undefined): Promise<unknown>
}

let number = 0
const newcomer = () => {
  const userName = `newcomer${++number}`
  return { firstName: 'Lia', lastName: 'Cruz', userName, email: `${userName}@haraya.example` }
}

function act<E extends Endpoint>(
  by: PersonName,
  endpoint: E,
  input: (prepared: string | undefined) => CallInput<E> | Promise<CallInput<E>> = () => ({}),
  more: Partial<ProofAct> = {},
): ProofAct {
  return { by, endpoint: endpoint as unknown as Endpoint, input, ...more }
}

/** A specimen of each act that wants a recent proof, in an order in which one leaves the next what it needs. */
export function proofActs(sinupan: TestSinupan, google: OpenIdProvider): ProofAct[] {
  // The provider's clock is the real one, and the tests let hours pass.
  const linking = act('dan', contract.linkGoogle, async () => ({
    body: { credential: await google.idToken('sub-dan') },
  }))
  return [
    linking,
    executing(sinupan),
    ...ofAdministrators(sinupan),
    ...ofTheOrganisation(sinupan),
    ...ofOneself(sinupan),
  ]
}

function executing(sinupan: TestSinupan): ProofAct {
  const disposals = new GivenDisposals(sinupan)
  return act(
    'records2',
    contract.executeDisposal,
    (prepared = '') => {
      const [id = '', listHash = ''] = prepared.split(' ')
      return { params: { id }, body: { listHash } }
    },
    {
      prepare: async () => {
        const { id, listHash } = await disposals.authorised([await disposals.due()])
        return `${id} ${listHash}`
      },
    },
  )
}

function ofAdministrators({ db, university }: TestSinupan): ProofAct[] {
  const { people, units } = university
  const orphan = async () => {
    const pool = db.insertInto('pools').values({ title: 'Nobody’s', createdBy: people.ben })
    return String((await pool.returning('id').executeTakeFirstOrThrow()).id)
  }
  const waiting = async () => {
    const account = { ...newcomer(), homeUnitId: units.records, emailConfirmedAt: new Date().toISOString() }
    return (await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()).id
  }
  const change = (what: string, body: object) =>
    act('admin', contract.updateUser, () => ({ params: { id: people.ben }, body }), { what })
  return [
    act('admin', contract.handOverPool, (id = '') => ({ params: { id }, body: { userId: people.ben } }), {
      prepare: orphan,
    }),
    act('admin', contract.createUser, () => ({ body: newcomer() })),
    act('admin', contract.createUser, () => ({ body: { ...newcomer(), password: 'a long secret of mine' } }), {
      what: 'with a password',
    }),
    act('admin', contract.acceptUser, (id = '') => ({ params: { id }, body: {} }), { prepare: waiting }),
    change('another e-mail', { email: 'ben.other@haraya.example' }),
    change('another user name', { userName: 'ben.other' }),
    change('another unit', { deliveryUnitId: units.records }),
    change('an administrator', { isAdmin: true }),
    change('deactivated', { isActive: false }),
    change('active again', { isActive: true }),
    act('admin', contract.sendPasswordLink, () => ({ params: { id: people.ana } })),
    act('admin', contract.openMail, (id = '') => ({ params: { id } }), { prepare: newestMail }),
    act('admin', contract.importPeople, () => {
      const { firstName, lastName, email, userName } = newcomer()
      return { body: { csv: `firstName,lastName,email,userName\n${firstName},${lastName},${email},${userName}\n` } }
    }),
    act('admin', contract.resetSecondFactor, () => ({ params: { id: people.approver } }), {
      prepare: async () => {
        const factor = { userId: people.approver, sealedSecret: Buffer.alloc(40), enabledAt: new Date().toISOString() }
        await db.insertInto('secondFactors').values(factor).execute()
        return ''
      },
    }),
  ]
}

async function newestMail(admin: Caller): Promise<string> {
  const { items } = await admin.ask(contract.listMails)
  return String(items[0]?.id)
}

function ofTheOrganisation({ clock, db, university }: TestSinupan): ProofAct[] {
  const { people, units, campuses, groups } = university
  const ofDan = { userId: people.dan }
  return [
    act('admin', contract.addCampusAccess, () => ({ body: { ...ofDan, campusId: campuses.main } })),
    act('admin', contract.addUnitAccess, () => ({ body: { ...ofDan, deliveryUnitId: units.admissions } })),
    act('admin', contract.addApprover, () => ({
      params: { campusId: campuses.north },
      body: { approverId: people.dan, documentCategoryGroupId: groups.academic },
    })),
    act('admin', contract.updateApprover, (id = '') => ({ params: { id }, body: { approverId: people.carla } }), {
      prepare: async (admin) => {
        const { items } = await admin.ask(contract.listApprovers, { params: { campusId: campuses.main } })
        return String(items[0]?.id)
      },
    }),
    act('admin', contract.addDelegation, () => {
      const [fromDate, toDate] = ['2998-01-01', '2998-01-02']
      return { body: { approverId: people.approver, delegateId: people.dan, fromDate, toDate } }
    }),
    act('admin', contract.nameOwner, (id = '') => ({ params: { id }, body: { userId: people.ana } }), {
      prepare: async () => {
        const { id } = await db
          .insertInto('documents')
          .values({ unitId: units.admissions, name: 'Left behind', ownerId: people.ben, isClassified: true })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .updateTable('users')
          .set({ deactivatedAt: clock.now().toISOString() })
          .where('id', '=', people.ben)
          .execute()
        return String(id)
      },
    }),
    act('admin', contract.setCentralRecord, () => ({ params: { id: units.north, isCRU: 'true' } })),
    act(
      'admin',
      contract.updateUnit,
      (id = '') => ({ params: { id: units.admissions }, body: { officeId: Number(id) } }),
      {
        prepare: officeOf(campuses.north),
      },
    ),
    act('admin', contract.updateOffice, (id = '') => ({ params: { id }, body: { campusId: campuses.north } }), {
      prepare: officeOf(campuses.main),
    }),
  ]
}

const officeOf = (campusId: number) => async (admin: Caller) => {
  const { items } = await admin.ask(contract.listOffices)
  return String(items.find((one) => one.campusId === campusId)?.id)
}

function ofOneself({ clock }: TestSinupan): ProofAct[] {
  const codeOf = (secret = '') => appCode(secret, clock.now().getTime())
  const byCode = (caller: Caller, secret: string | undefined) =>
    caller.ask(contract.stepUp, { body: { code: codeOf(secret) } })
  const setUp = async (caller: Caller) => {
    const { secret } = await caller.ask(contract.setUpSecondFactor)
    await caller.ask(contract.enableSecondFactor, { body: { code: codeOf(secret) } })
    return secret
  }
  let secretOfRecords = ''
  const known = { what: 'with a second factor', prepare: async () => secretOfRecords, prove: byCode }
  const currentPassword = testPassword
  return [
    act('carla', contract.linkHris, () => ({ body: { userName: 'carla.hr', password: 'at work' } })),
    act('carla', contract.removeIdentity, (id = '') => ({ params: { id } }), {
      prepare: async (carla) => String((await carla.ask(contract.listIdentities)).items[0]?.id),
    }),
    act('carla', contract.setUpSecondFactor),
    act('records', contract.renewRecoveryCodes, undefined, {
      prepare: async (caller) => {
        secretOfRecords = await setUp(caller)
        return secretOfRecords
      },
      prove: byCode,
    }),
    act('records', contract.changeUserName, () => ({ body: { userName: 'keeper', currentPassword } }), known),
    act('records', contract.changeEmail, () => ({ body: { email: 'keeper@haraya.example', currentPassword } }), known),
    act(
      'records',
      contract.changePassword,
      () => ({ body: { currentPassword, newPassword: 'quite another one' } }),
      known,
    ),
  ]
}
