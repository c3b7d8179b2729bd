import * as contract from '@sinupan/contract'
import type { Caller } from '../../testing/caller.ts'
import type { DocumentGiven } from '../../testing/given.ts'
import { Given } from '../../testing/given.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'

/** What tests of disposals begin with. */
export class GivenDisposals {
  readonly #sinupan: TestSinupan
  readonly given: Given

  constructor(sinupan: TestSinupan) {
    this.#sinupan = sinupan
    this.given = new Given(sinupan)
  }

  /** A document whose time was over long ago. */
  due = (document: DocumentGiven = {}): Promise<number> =>
    this.given.document({ documentDate: '2010-03-02', ...document })

  draft(fileManagerIds: number[], title = 'Memoranda of 2010', by: Caller = this.#sinupan.people.records) {
    return by.ask(contract.createDisposal, { body: { title, fileManagerIds } })
  }

  async submitted(fileManagerIds: number[], title?: string) {
    const { id } = await this.draft(fileManagerIds, title)
    return this.#sinupan.people.records.ask(contract.submitDisposal, { params: { id }, body: {} })
  }

  /** Everything agreed to, by somebody of each unit. */
  async agreed(fileManagerIds: number[], title?: string) {
    const { id, items } = await this.submitted(fileManagerIds, title)
    const { people } = this.#sinupan
    for (const caller of [people.ana, people.carla, people.dan, people.records]) {
      const own = items.filter((item) => item.unitId === caller.unitId)
      if (own.length === 0) continue
      const body = { items: own.map((item) => ({ fileManagerId: item.fileManager.id, agrees: true })) }
      await caller.ask(contract.concur, { params: { id }, body })
    }
    return people.records.ask(contract.getDisposal, { params: { id } })
  }

  async authorised(fileManagerIds: number[], title?: string) {
    const { id, listHash } = await this.agreed(fileManagerIds, title)
    const body = { authorityNumber: 'NAP-2026-117', authorityDate: '2026-10-05', listHash }
    return this.#sinupan.people.records.ask(contract.authoriseDisposal, { params: { id }, body })
  }

  async executed(fileManagerIds: number[], title?: string) {
    const { id, listHash } = await this.authorised(fileManagerIds, title)
    const done = await this.#sinupan.people.records2.ask(contract.executeDisposal, {
      params: { id },
      body: { listHash },
    })
    return { id, listHash, ...done }
  }
}
