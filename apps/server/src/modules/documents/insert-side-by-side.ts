import { type RawBuilder, sql } from 'kysely'
import type { Held } from '../../platform/policy.ts'
import type { Place } from '../folders/index.ts'
import type { NewFile } from './documents.store.ts'

/** A new document with its file, under numbers of `newNumbers`. */
export interface Beside {
  id: number
  name: string
  ownerId: string
  file: Omit<NewFile, 'now'> & { id: number }
}

/** A document that was made. */
export interface Made {
  id: number
}

/** Numbers that nobody else gets. */
export interface NewNumbers {
  documentIds: number[]
  fileIds: number[]
}

/** SQL: columns with the numbers of so many documents and files that will be made, so that one statement can tell of them. */
export const newNumbers = (count: number): RawBuilder<NewNumbers> => sql`
  array(select nextval('documents_id_seq') from generate_series(1, ${count}::integer))::integer[] as document_ids,
  array(select nextval('files_id_seq') from generate_series(1, ${count}::integer))::integer[] as file_ids`

/**
 * SQL: inserts documents with a file each beside each other, each under its name where that is free; those whose name a living sibling
 * has are left out. In the order of their names: at the root of a unit two who bring the same names then don't wait in a circle.
 *
 * @param also what is written by the same statement, `name as (…), …`; of what was made the documents' `id` stand in `made`
 */
export function insertingSideBySide(
  { unitId, folderId }: Held<Place, 'fill'>,
  documents: readonly Beside[],
  { now, also }: { now: string; also: RawBuilder<unknown> },
): RawBuilder<Made> {
  const given = documents.map(({ file: { id: fileId, name: fileName, ...file }, ...document }) => {
    return { ...document, ...file, fileId, fileName }
  })
  return sql<Made>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as each_one (id integer, name text, "ownerId" uuid,
        "fileId" integer, "fileName" text, sha256 text, size bigint, extension text, "mediaType" text, "uploadedBy" uuid)
    ), made as (
      insert into documents (id, unit_id, folder_id, name, owner_id, created_at, updated_at, total_size, file_count)
      overriding system value
      select id, ${unitId}::integer, ${folderId}::integer, name, "ownerId", ${now}::timestamptz, ${now}::timestamptz, size, 1
      from given order by name_key(name) on conflict do nothing returning id
    ), filed as (
      insert into files (id, document_id, lineage_id, sha256, name, extension, media_type, size, uploaded_by, created_at)
      overriding system value
      select "fileId", id, null, sha256, "fileName", extension, "mediaType", size, "uploadedBy", ${now}::timestamptz
      from given where id in (select id from made)
    ), ${also}
    select id from made`
}
