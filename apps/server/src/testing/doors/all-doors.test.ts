import * as contract from '@sinupan/contract'
import { type Endpoint, listEndpoints } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../caller.ts'
import { Given } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { documentDoors, folderDoors } from './document-doors.ts'
import { fileDoors } from './file-doors.ts'
import { keepingDoors } from './keeping-doors.ts'
import { locationDoors } from './location-doors.ts'
import { postingDoors } from './posting-doors.ts'
import { unknownThing } from './thing.ts'

/** Endpoints that nobody serves yet. */
const beingBuilt: string[] = []

const sinupan = await startSinupan()
const { app, people, nobody, university } = sinupan
const { ana, carla, dan, records, admin } = people
const endpoints = listEndpoints()
const isServed = (endpoint: Endpoint) => app.served.includes(endpoint.name)

/** A unit's own pages: its members’ alone, by the unit's number. */
const ofUnit: Endpoint[] = [
  contract.listMyOffice,
  contract.listPinnedFolders,
  contract.listTrashedFolders,
  contract.listCategoryShelves,
  contract.listDocumentsOfCategory,
  contract.listRecentDocuments,
  contract.listTrashedDocuments,
  contract.listPinnedDocuments,
  contract.listUnitDisposals,
  contract.listUnitRequests,
  contract.listUnitRetention,
  contract.listOfficeArchive,
  contract.listOwnLocations,
  contract.listUnitLocations,
  contract.listUnitPending,
  contract.listUnitPosted,
  contract.listUnitReturned,
  contract.quickSearch,
  contract.search,
]
/** What answers of the caller alone, and names nothing. */
const ofOneself: Endpoint[] = [
  contract.listOwnOffice,
  contract.listToDecide,
  contract.listOwnDecisions,
  contract.listDecided,
  contract.listPostable,
  contract.listNotifications,
  contract.listOwnActs,
  contract.readAllNotifications,
  contract.getMe,
  contract.listSessions,
  contract.listDirectory,
  contract.listAccessLevels,
  contract.listOwnCampusAccess,
  contract.listOwnUnitAccess,
  contract.listOwnDelegations,
  contract.listHolidays,
  contract.signOut,
  contract.changePassword,
  contract.changeEmail,
  contract.getEmailChange,
  contract.confirmEmailChange,
  contract.changeUserName,
  contract.setAvatar,
  contract.removeAvatar,
  contract.getPreferences,
  contract.updatePreferences,
  contract.getSecondFactor,
  contract.setUpSecondFactor,
  contract.enableSecondFactor,
  contract.disableSecondFactor,
  contract.renewRecoveryCodes,
  contract.stepUp,
  contract.endOtherSessions,
  contract.listGivenLinks,
  contract.listOwnDrops,
  contract.listOwnLoans,
  contract.listSharedWithMe,
  contract.seeShared,
  contract.listAccessAsked,
  contract.listIdentities,
  contract.listOwnPools,
  contract.listAvailablePools,
  contract.listSharedPools,
  contract.createPool,
  contract.linkHris,
  contract.linkGoogle,
]
/** What names a thing that is one person's. */
const ofOnePerson: Endpoint[] = [
  contract.getAct,
  contract.stopAct,
  contract.updateProfile,
  contract.readNotification,
  contract.endSession,
  contract.removeIdentity,
  contract.addDelegation,
  contract.removeDelegation,
]
/** What is open, and tells of the organisation or of what is public. */
const open: Endpoint[] = [
  contract.getClientConfig,
  contract.listCampuses,
  contract.listOffices,
  contract.listUnits,
  contract.listCategoryGroups,
  contract.listCategories,
  contract.listTags,
  contract.listPublicCategories,
  contract.listPublic,
  contract.getPublicDashboard,
  contract.getRequestStatistics,
  contract.listDenialGrounds,
  contract.listPublished,
]
const openByNumber: Endpoint[] = [
  contract.getCampus,
  contract.listOfficesOfCampus,
  contract.getOffice,
  contract.listUnitsOfOffice,
  contract.getUnit,
  contract.getCategoryGroup,
  contract.listCategoriesOfGroup,
  contract.getCategory,
  contract.listPublicOfCategory,
  contract.listPublicOfCampus,
]
/**
 * Of several approvals each has an answer of its own (postings/approve-several.test.ts), and words are told of files
 * that were compared alone (postings/changes.test.ts).
 *
 * Signing in and accounts have tests of their own (modules/people); a download's address is judged where it was issued
 * (ended-rights.test.ts), and so is a stream's (notifications/stream), and a link's where it opens (modules/sharing); what
 * names a request for access or a grant is its owner's (modules/access). Requests for files have theirs (modules/drops), as
 * do labels (modules/stacks), what is to be destroyed (modules/disposal) and the bag of a transfer (modules/transfers).
 * Requests from outside are opened by tokens of their own, and who may do what to one is tried for every state
 * (modules/requests).
 */
const elsewhere: Endpoint[] = [
  contract.signUp,
  contract.sendConfirmation,
  contract.verifyEmail,
  contract.forgotPassword,
  contract.readAvatar,
  contract.getUser,
  contract.listUnitMembers,
  contract.signIn,
  contract.signInWithHris,
  contract.signInWithGoogle,
  contract.setPasswordByLink,
  contract.fetchDownload,
  contract.streamNotifications,
  contract.approvePostings,
  contract.getChangedText,
  contract.openLink,
  contract.openLinkWithPassword,
  contract.openDrop,
  contract.openDropWithPassword,
  contract.sendDropFile,
  contract.revokeDrop,
  contract.createRequest,
  contract.attachToRequest,
  contract.confirmRequest,
  contract.getRequestStatus,
  contract.sendCaseCode,
  contract.openCaseByCode,
  contract.openCaseByLink,
  contract.getCase,
  contract.writeToOffice,
  contract.withdrawRequest,
  contract.appealRequest,
  contract.readCaseFile,
  contract.fetchBag,
  contract.findByCode,
  contract.listUnitLoans,
  contract.listUnitStockTakes,
  // Copies that leave the house (modules/requests/copies).
  contract.listRequestCopies,
  contract.getCopyFindings,
  contract.prepareCopy,
  contract.readCopySource,
  contract.readPreparedCopy,
  contract.downloadReleased,
  contract.readReleased,
  contract.revokeReleased,
  contract.getDisposal,
  contract.concur,
  contract.readCertificate,
  contract.verifyCertificate,
  contract.getRequest,
  contract.acceptRequest,
  contract.assignRequest,
  contract.clarifyRequest,
  contract.answerForRequester,
  contract.startRequest,
  contract.extendRequest,
  contract.proposeAnswer,
  contract.sendBackRequest,
  contract.decideRequest,
  contract.referRequest,
  contract.mergeRequest,
  contract.reopenRequest,
  contract.messageRequester,
  contract.readRequestFile,
  contract.grantAccess,
  contract.refuseAccess,
  contract.endAccess,
]

/** What administrators or the CRU alone may call: the tests below of who lacks the duty. */
const ofAdministrators = endpoints.filter((one) => one.who === 'administrator' || one.who === 'records')
/** What everybody signed in may know of the organisation (organisation/grants.test.ts). */
const ofEverybody: Endpoint[] = [contract.listPeopleOfOffice, contract.getRequestSettings]

/** What names a pool, or something in it: its members’ alone (modules/pools/pool-rights.test.ts has who of them may what). */
const ofPool: Endpoint[] = [
  contract.getPool,
  contract.updatePool,
  contract.removePool,
  contract.listPoolFiles,
  contract.removePoolFile,
  contract.removePoolFiles,
  contract.listPoolUsers,
  contract.addPoolUser,
  contract.addPoolUsers,
  contract.updatePoolUser,
  contract.updatePoolUsers,
  contract.removePoolUser,
  contract.removePoolUsers,
]

const anything: Record<string, string | number> = {
  id: 1,
  duId: 1,
  deliveryUnitId: 1,
  fileManagerId: 1,
  fileManagerFileId: 1,
  fileId: 1,
  versionId: 1,
  parentId: 0,
  folderId: 0,
  fileFolderId: 0,
  destinationFolderId: 0,
  categoryId: 0,
  routeId: unknownThing.routeId,
  poolId: 1,
  ticket: 'x',
  type: 'any',
  docType: 'pdf',
  kind: 'inventory',
  language: 'en',
  locationId: unknownThing.routeId,
  code: 'L-0000000',
}
const unauthenticated = { code: 'Unauthenticated', message: contract.refusals.Unauthenticated.message }
const knock = (endpoint: Endpoint, caller: typeof ana, params: Record<string, string | number> = {}) =>
  caller.call(endpoint, { params: { ...anything, ...params }, ...(endpoint.method === 'GET' ? {} : { body: {} }) })

describe('the contract', () => {
  test('is served, each endpoint once', () => {
    const missing = endpoints.filter((one) => !isServed(one)).map((one) => one.name)
    expect(missing).toEqual(beingBuilt)
    expect(app.served.filter((name, index) => app.served.indexOf(name) !== index)).toEqual([])
    expect(app.served.filter((name) => !endpoints.some((one) => one.name === name))).toEqual([])
  })

  test('has a test at every door', () => {
    const tried = [
      ...documentDoors,
      ...folderDoors,
      ...fileDoors,
      ...locationDoors,
      ...postingDoors,
      ...keepingDoors,
    ].map((door) => door.endpoint.name)
    const others = [
      ...ofUnit,
      ...ofOneself,
      ...ofOnePerson,
      ...ofPool,
      ...ofEverybody,
      ...open,
      ...openByNumber,
      ...ofAdministrators,
      ...elsewhere,
    ]
    const all = [...tried, ...others.map((one) => one.name)]
    expect(endpoints.map((one) => one.name).filter((name) => !all.includes(name))).toEqual([])
  })
})

describe('who is not signed in', () => {
  const closed = endpoints.filter((one) => one.who !== 'open' && isServed(one))
  test.each(closed.map((one) => [one.name, one] as const))('is turned away from %s', async (_, endpoint) => {
    expect(await knock(endpoint, nobody)).toMatchObject({ status: 401, body: unauthenticated })
    const url = addressOf(endpoint, anything).toUpperCase()
    const shouted = await nobody.request({ method: endpoint.method, url })
    expect(shouted).toMatchObject({ status: 401, body: unauthenticated })
  })

  test('is who comes with a token that is forged, cut or of an ended session', async () => {
    const gone = await sinupan.signIn('ben')
    await gone.ask(contract.signOut)
    const [head, payload, signature] = (ana.token ?? '').split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const tokens = [gone.token, `${none}.${payload}.`, `${head}.${payload}.${signature?.slice(1)}x`, 'x', '']
    for (const token of tokens) {
      const answer = await nobody.request({ url: '/api/Account/Me', headers: { authorization: `Bearer ${token}` } })
      expect(answer).toMatchObject({ status: 401, body: unauthenticated })
    }
  })
})

describe('who lacks the duty', () => {
  const others = { administrator: [ana, carla, dan, records], records: [ana, carla, dan], user: [], open: [] }
  test('is forbidden what administrators and the CRU alone may call', async () => {
    for (const endpoint of endpoints.filter(isServed))
      for (const caller of others[endpoint.who])
        expect([endpoint.name, (await knock(endpoint, caller)).body]).toMatchObject([
          endpoint.name,
          { code: 'Forbidden' },
        ])
  })
})

describe('a unit’s own page', () => {
  test.each(ofUnit.filter(isServed).map((one) => [one.name, one] as const))(
    '%s is its members’ alone',
    async (_, endpoint) => {
      const of = (unitId: number) => ({ duId: unitId, deliveryUnitId: unitId })
      expect((await knock(endpoint, ana, of(university.units.admissions))).status).toBe(200)
      for (const caller of [carla, dan, records, admin])
        for (const unitId of [university.units.admissions, 2_000_000_000])
          expect(await knock(endpoint, caller, of(unitId))).toMatchObject({
            status: 403,
            body: { code: 'NotYourDeliveryUnit' },
          })
    },
  )
})

describe('what is one person’s', () => {
  test('is unknown to everybody else', async () => {
    await new Given(sinupan).returned(await new Given(sinupan).document())
    await app.drain()
    const [notice] = (await ana.ask(contract.listNotifications)).items
    const [session] = (await ana.ask(contract.listSessions)).items
    for (const caller of [dan, records, admin]) {
      const others = await knock(contract.readNotification, caller, { id: notice?.id ?? 0 })
      expect(others).toMatchObject({ status: 404 })
      expect(others.body).toEqual((await knock(contract.readNotification, caller, { id: 2_000_000_000 })).body)
      const ended = await knock(contract.endSession, caller, { id: session?.id ?? '' })
      expect(ended).toMatchObject({ status: 404 })
      const unknown = { id: '00000000-0000-4000-8000-000000000000' }
      expect(ended.body).toEqual((await knock(contract.endSession, caller, unknown)).body)
    }
    expect((await ana.ask(contract.listNotifications)).items[0]?.readAt).toBeNull()
    expect((await ana.call(contract.getMe)).status).toBe(200)
  })
})

describe('what is open', () => {
  test.each(open.filter(isServed).map((one) => [one.name, one] as const))(
    '%s answers everybody alike',
    async (_, endpoint) => {
      const bodies = await Promise.all(
        [nobody, ana, dan, admin].map(async (caller) => (await knock(endpoint, caller)).body),
      )
      // How many work in a unit is told to those who work here alone.
      const timeless = bodies.map((body) => JSON.stringify(body).replace(/"(took|memberCount)":[\d.]+/g, ''))
      expect(new Set(timeless).size).toBe(1)
    },
  )

  test.each(openByNumber.filter(isServed).map((one) => [one.name, one] as const))(
    '%s knows no unknown number',
    async (_, endpoint) => {
      expect(await knock(endpoint, nobody, { id: 2_000_000_000 })).toMatchObject({
        status: 404,
        body: { code: 'NotFound' },
      })
      expect((await knock(endpoint, nobody, { id: 1 })).status).toBe(200)
    },
  )
})

describe('every address', () => {
  test('refuses what is no number, and is refused where there is none', async () => {
    for (const endpoint of endpoints.filter(
      (one) => isServed(one) && one.path.endsWith('/:id') && one.who === 'user',
    )) {
      const answer = await ana.call(endpoint, {
        params: { id: "1' or '1'='1" },
        ...(endpoint.method === 'GET' ? {} : { body: {} }),
      })
      expect([endpoint.name, answer.status < 500 && answer.status >= 400]).toEqual([endpoint.name, true])
    }
    expect((await ana.request({ url: '/api/Nothing/Here' })).body).toMatchObject({ code: 'NotFound' })
    expect((await ana.request({ method: 'DELETE', url: '/api/Core/Config' })).status).toBe(404)
  })
})
