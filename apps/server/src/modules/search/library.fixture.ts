import type { BodyInputOf, SearchResult } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Caller } from '../../testing/caller.ts'
import { type DocumentGiven, Given } from '../../testing/given.ts'
import type { TestSinupan } from '../../testing/sinupan.ts'

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
