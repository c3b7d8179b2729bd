import * as contract from '@sinupan/contract'
import { calendarDateOf } from '../platform/clock.ts'
import type { TestSinupan } from './sinupan.ts'

type Entered = contract.BodyInputOf<typeof contract.registerRequest>

/** Requests that tests begin with, as far on their way as they are needed: ana's unit searches, dan decides. */
export class GivenRequests {
  readonly #sinupan: TestSinupan

  constructor(sinupan: TestSinupan) {
    this.#sinupan = sinupan
  }

  entered(more: Partial<Entered> = {}): Entered {
    const { university, clock, app } = this.#sinupan
    const zone = app.contextFor({ kind: 'system' }).config.TIME_ZONE
    return {
      requesterType: 'student',
      firstName: 'Liza',
      lastName: 'Reyes',
      email: 'liza@example.org',
      requestType: 'foi',
      campusId: university.campuses.main,
      title: 'Minutes of the council',
      description: 'The minutes of the university council of March.',
      purpose: 'For a thesis on the council.',
      deliveryMode: 'pick_up',
      channel: 'walk_in',
      // The institution's day, which is another than UTC's for a third of it.
      receivedOn: calendarDateOf(clock.now(), zone),
      ...more,
    }
  }

  pending(more: Partial<Entered> = {}): Promise<contract.DocumentRequest> {
    return this.#sinupan.people.records.ask(contract.registerRequest, { body: this.entered(more) })
  }

  async accepted(more: Partial<Entered> = {}): Promise<contract.DocumentRequest> {
    const { people } = this.#sinupan
    const { id } = await this.pending(more)
    const body = { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId }
    return people.records.ask(contract.acceptRequest, { params: { id }, body })
  }

  async processing(more: Partial<Entered> = {}): Promise<contract.DocumentRequest> {
    const { id } = await this.accepted(more)
    return this.#sinupan.people.ana.ask(contract.startRequest, { params: { id }, body: {} })
  }

  /** @param documentIds proposed for release; none: a search note says where was searched */
  async forDecision(documentIds: readonly number[] = [], more: Partial<Entered> = {}) {
    const { id } = await this.processing(more)
    const items = documentIds.map((fileManagerId) => ({ fileManagerId, proposal: 'release' as const }))
    const body = { items, searchNote: 'In the registers of March.' }
    return this.#sinupan.people.ana.ask(contract.proposeAnswer, { params: { id }, body })
  }
}
