import { applicants, delegations, demoPassword, holidays, pins } from '@sinupan/demo'
import { pinDocument } from '../modules/documents/index.ts'
import { pinFolder } from '../modules/folders/index.ts'
import { addDays, declareHoliday } from '../modules/holidays/index.ts'
import { hashPassword } from '../modules/people/index.ts'
import { addDelegation } from '../modules/taxonomy/index.ts'
import { calendarDateOf } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Cast } from './act-as.ts'
import type { SeededOrganisation } from './insert-organisation.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000

/** Declares the holidays of the plan. */
export async function declareHolidays(cast: Cast, { campuses }: SeededOrganisation): Promise<void> {
  const admin = await cast.act('admin', new Date('2025-12-01T01:00:00Z'))
  for (const { campus, ...holiday } of holidays)
    await declareHoliday(admin, { ...holiday, ...(campus && { campusId: idOf(campuses, campus) }) })
}

/** Lets people decide in approvers' places for the days of the plan. */
export async function delegatePlanned(cast: Cast, userIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { approver, delegate, fromDays, days } of delegations) {
    const ctx = await cast.act(approver, new Date())
    const fromDate = addDays(calendarDateOf(ctx.clock.now(), ctx.config.TIME_ZONE), fromDays)
    const time = { fromDate, toDate: addDays(fromDate, days - 1) }
    await addDelegation(ctx, { delegateId: idOf(userIds, delegate), ...time })
  }
}

/** Pins what people have in hand; ids of folders by `unit:path`, of documents by name. */
export async function pinPlanned(
  cast: Cast,
  folders: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { userName, ...pinned } of pins) {
    const ctx = await cast.act(userName, new Date())
    for (const folder of pinned.folders) await pinFolder(ctx, idOf(folders, folder), true)
    for (const document of pinned.documents) await pinDocument(ctx, idOf(documents, document), true)
  }
}

/** Who registered, confirmed the e-mail, and waits for an administrator. */
export async function insertApplicants(db: Database, { units }: SeededOrganisation): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const rows = applicants.map(({ unit, daysAgo, ...person }) => {
    const at = new Date(Date.now() - daysAgo * day).toISOString()
    return {
      ...person,
      passwordHash,
      homeUnitId: idOf(units, unit),
      emailConfirmedAt: at,
      createdAt: at,
    }
  })
  await db.insertInto('users').values(rows).execute()
}
