import { sql } from 'kysely'
import type { TestSinupan } from '../sinupan.ts'
import type { State } from './matrix.ts'
import { makeThing, type Thing } from './thing.ts'

/** A thing whose original somebody of the central records unit has asked for, and whose place is being counted. */
export async function makeKeptThing(sinupan: TestSinupan, state: State): Promise<Thing> {
  const thing = await makeThing(sinupan, state)
  const { db, people } = sinupan
  const { rows } = await sql<{ loanId: number; stockTakeId: number }>`
    with asked as (
      insert into loans (document_id, requested_by, requested_at, needed_by, reason)
      values (${thing.documentId}, ${people.records2.userId}, now(), current_date + 7, 'For the audit.') returning id),
    counted as (
      insert into stock_takes (unit_id, location_id, name, code, way, started_by, started_at)
      select unit_id, id, name, code, name, ${people.ana.userId}, now() from locations where id = ${thing.locationId} returning id)
    select asked.id as loan_id, counted.id as stock_take_id from asked, counted`.execute(db)
  const [kept] = rows
  if (!kept) throw new Error('The place of the thing is gone.')
  return { ...thing, ...kept }
}
