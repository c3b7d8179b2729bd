import { createHash } from 'node:crypto'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Caller } from './caller.ts'
import type { TestSinupan } from './sinupan.ts'
import type { PersonName } from './university.ts'

export const levels = { unit: 1, campus: 4, system: 5, public: 6 } as const
export type LevelName = keyof typeof levels

export interface DocumentGiven {
  by?: PersonName
  name?: string
  description?: string | null
  categoryId?: number | null
  tagIds?: number[]
  documentDate?: string
  fileFolderId?: number | null
  isClassified?: boolean
  /** The text of its one file; null for a document without files. */
  text?: string | null
}

export interface FileGiven {
  by: PersonName
  name?: string
  text?: string
}

let number = 0
const numbered = (word: string) => `${word} ${++number}`

/** Things that tests begin with, made through the API wherever it has a call for them. */
export class Given {
  readonly #sinupan: TestSinupan

  constructor(sinupan: TestSinupan) {
    this.#sinupan = sinupan
  }

  /** A document of its maker's unit with one file, a category and a date: everything that a posting asks for. */
  async document({ by = 'ana', text = 'A memorandum to all.', ...rest }: DocumentGiven = {}): Promise<number> {
    const { people, university } = this.#sinupan
    const { categoryId = university.categories.memoranda, name = numbered('Memorandum'), ...others } = rest
    const { id } = await people[by].ask(contract.createDocument, {
      body: {
        documentDate: '2026-03-02',
        ...others,
        name,
        documentCategoryId: categoryId,
        deliveryUnitId: people[by].unitId,
      },
    })
    if (text !== null) await this.file(id, { by, text })
    return id
  }

  /** A file with its text, as if it had been uploaded and read; the bytes are not there. */
  async file(documentId: number, { by, name = numbered('scan'), text = '' }: FileGiven): Promise<number> {
    const { db, university } = this.#sinupan
    const sha256 = createHash('sha256').update(`${name}\n${text}`).digest('hex')
    await sql`insert into blobs (sha256, size, media_type, text_state, page_count, derived_at)
      values (${sha256}, ${text.length + 1}, 'application/pdf', 'done', 1, now()) on conflict do nothing`.execute(db)
    await sql`insert into blob_pages (sha256, page_no, body) values (${sha256}, 1, ${text}) on conflict do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ id: number }>`
      insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by)
      values (${documentId}, ${sha256}, ${`${name}.pdf`}, 'pdf', 'application/pdf', ${text.length + 1}, ${university.people[by]})
      returning id`.execute(db)
    return rows[0]?.id ?? 0
  }

  async posting(
    documentId: number,
    level: LevelName = 'campus',
    options: { by?: PersonName; isClassified?: boolean } = {},
  ) {
    const { by = 'ana', isClassified } = options
    const body = { fileManagerId: documentId, accessLevelId: levels[level], ...(isClassified && { isClassified }) }
    return this.#sinupan.people[by].ask(contract.createPosting, { body })
  }

  async approved(
    documentId: number,
    level: LevelName = 'campus',
    options: { by?: PersonName; isClassified?: boolean } = {},
  ) {
    const { id } = await this.posting(documentId, level, options)
    return this.#decider(options.by).ask(contract.approvePosting, { params: { id }, body: {} })
  }

  async returned(documentId: number, reason = 'The last page is missing.') {
    const { id } = await this.posting(documentId)
    return this.#decider().ask(contract.returnPosting, { params: { id }, body: { reason } })
  }

  // The administrator may decide on everything but what they sent.
  #decider(sender: PersonName = 'ana'): Caller {
    const { people } = this.#sinupan
    return sender === 'dan' || sender === 'approver' ? people.admin : people.approver
  }
}

/**
 * What the database holds of things that people change, as one text. Two equal ones mean that nothing was written between,
 * not even the same again: each row is known by where it lies and by which transaction wrote it, which is an eighth of the
 * work of reading what it says. Sessions are not in it, since every request may touch its own.
 */
export async function fingerprint({ db }: Pick<TestSinupan, 'db'>): Promise<string> {
  const tables = [
    'documents',
    'document_tags',
    'folders',
    'postings',
    'posting_files',
    'files',
    'pins',
    'locations',
    'location_history',
    'loans',
    'stock_takes',
    'stock_take_items',
  ]
  const given = [
    'shares',
    'share_people',
    'pools',
    'pool_members',
    'pool_documents',
    'access_requests',
    'access_grants',
  ]
  const more = [...given, 'notifications', 'mails', 'facts']
  const parts = [...tables, ...more].map(
    (table) =>
      sql`(select count(*) || ':' || coalesce(sum(hashtextextended(xmin::text, hashtidextended(ctid, 0))), 0) from ${sql.table(table)})`,
  )
  const { rows } = await sql<{ print: string }>`select concat_ws(' ', ${sql.join(parts)}) as print`.execute(db)
  return rows[0]?.print ?? ''
}
