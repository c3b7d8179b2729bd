import type { DocumentRequest } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireActivePerson } from '../../organisation/index.ts'
import { requestAccepted, requestAssigned } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { advance } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

interface Given {
  deliveryUnitId: number
  decisionMakerId: string
}

/** Takes a request on: who searches, and who decides. @throws Refusal NotFound, Forbidden, StateChanged, ValidationFailed */
export const acceptRequest = (ctx: Context, { id, version, ...given }: Which & Given): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'accept' }, async (ctx, request) => {
    await requireGiven(ctx, given)
    const { deliveryUnitId: unitId, decisionMakerId } = given
    await advance(ctx, request, {
      what: requestAccepted.factName,
      status: 'accepted',
      change: { unitId, decisionMakerId, requesterWroteLast: false },
    })
    const { trackingNo } = request
    await ctx.publish(requestAccepted({ unitId }, { requestId: id, trackingNo, unitId, decisionMakerId }))
    return viewRequest(ctx, id)
  })

/** Gives it to other hands; how far it is stays. @throws Refusal as `acceptRequest` */
export const assignRequest = (
  ctx: Context,
  { id, version, ...given }: Which & Partial<Given>,
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'assign' }, async (ctx, request) => {
    const { deliveryUnitId, decisionMakerId } = given
    if (deliveryUnitId === undefined && decisionMakerId === undefined)
      throw refuseField('deliveryUnitId', 'Choose a unit, or who decides.')
    await requireGiven(ctx, given)
    if (decisionMakerId !== undefined && decisionMakerId === request.proposedBy)
      throw refuseField('decisionMakerId', 'They proposed the answer: somebody else decides on it.')
    await advance(ctx, request, {
      what: requestAssigned.factName,
      change: {
        ...(deliveryUnitId !== undefined && { unitId: deliveryUnitId }),
        ...(decisionMakerId !== undefined && { decisionMakerId }),
      },
    })
    const told = { unitId: deliveryUnitId ?? null, decisionMakerId: decisionMakerId ?? null }
    await ctx.publish(requestAssigned({}, { requestId: id, trackingNo: request.trackingNo, ...told }))
    return viewRequest(ctx, id)
  })

async function requireGiven({ db }: Context, { deliveryUnitId, decisionMakerId }: Partial<Given>): Promise<void> {
  if (deliveryUnitId !== undefined) {
    const { rows } = await sql`select from units where id = ${deliveryUnitId} for key share`.execute(db)
    if (rows.length === 0) throw refuseField('deliveryUnitId', 'There is none of that number.')
  }
  if (decisionMakerId !== undefined) await requireActivePerson(db, decisionMakerId, 'decisionMakerId')
}
