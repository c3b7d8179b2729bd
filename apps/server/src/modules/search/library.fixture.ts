import type { BodyInputOf, SearchResult } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { UserActor } from '../../platform/actor.ts'
import type { Caller } from '../../testing/caller.ts'
import { type DocumentGiven, Given } from '../../testing/given.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'
import { type Found, find } from './finding/find.ts'
import { parseQuery } from './query/parse-query.ts'
import { textsOf } from './query/to-tsquery.ts'

type Body = BodyInputOf<typeof contract.search>

/** Documents that can be found, and people who search them. */
export class Library {
  readonly #sinupan: TestSinupan
  readonly given: Given

  constructor(sinupan: TestSinupan) {
    this.#sinupan = sinupan
    this.given = new Given(sinupan)
  }

  /** A document whose text stands on pages, indexed. */
  async document({ pages, ...given }: DocumentGiven & { pages?: string[] } = {}): Promise<number> {
    const id = await this.given.document(pages ? { ...given, text: pages[0] ?? '' } : given)
    for (const [index, body] of (pages ?? []).entries())
      if (index > 0)
        await sql`insert into blob_pages (sha256, page_no, body) select sha256, ${index + 1}, ${body} from files where document_id = ${id}`.execute(
          this.#sinupan.db,
        )
    await this.index()
    return id
  }

  /** Lets the index catch up. */
  index(): Promise<number> {
    return this.#sinupan.app.drain()
  }

  ask(caller: Caller, search: string, body: Partial<Body> = {}) {
    return caller.ask(contract.search, { params: { duId: caller.unitId }, body: { ...body, search } })
  }

  /** A member of the main campus who decides nothing. */
  memberOf({ userId, unitId }: Pick<Caller, 'userId' | 'unitId'>): UserActor {
    return {
      kind: 'user',
      userId,
      sessionId: '',
      unitIds: [unitId],
      homeUnitId: unitId,
      campusIds: [this.#sinupan.university.campuses.main],
      isCru: false,
      isAdministrator: false,
      approves: new Set(),
      inPlaceOf: new Map(),
    }
  }

  /** What a member of the main campus finds who looks through the newest eras first, so many; 0: through all at once. */
  inEras({ userId, unitId }: Caller, search: string, eras: number): Promise<Found> {
    const { db } = this.#sinupan
    const actor = this.memberOf({ userId, unitId })
    const texts = textsOf(parseQuery(search))
    return find(db, {
      seeking: { actor, texts, typed: search, conditions: [], sort: 'relevance', unitId, eras },
      types: ['File'],
      others: [],
      facets: ['category', 'tag', 'year'],
      page: 0,
      pageSize: 50,
    }).then(({ found }) => found)
  }

  /** The names of the files that somebody finds. */
  async names(caller: Caller, search: string, body: Partial<Body> = {}): Promise<string[]> {
    const { items } = await this.ask(caller, search, { type: 'File', ...body })
    return items.map((item) => item.name)
  }

  async first(caller: Caller, search: string): Promise<SearchResult | undefined> {
    const { items } = await this.ask(caller, search)
    return items[0]
  }

  /** The names of the documents that an outsider finds. */
  async publicNames(search: string, query: Record<string, string | number> = {}): Promise<string[]> {
    const { items } = await this.#sinupan.nobody.ask(contract.listPublic, { query: { search, ...query } })
    return items.map((item) => item.fileManager.name)
  }
}
