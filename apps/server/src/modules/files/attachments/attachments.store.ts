import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Attachment } from '../../../platform/derivatives/index.ts'
import { attachmentName } from './attachment-name.ts'

/** Writes what these bytes were found to carry, in its order, in place of what was found before. */
export async function replaceAttachments(
  db: Database,
  sha256: string,
  attachments: readonly Attachment[],
): Promise<void> {
  await db.deleteFrom('blobAttachments').where('sha256', '=', sha256).execute()
  if (attachments.length === 0) return
  const rows = attachments.map(({ sha256: attachmentSha256, name, ...attachment }, index) => ({
    ...attachment,
    sha256,
    place: index + 1,
    name: attachmentName(name, attachment),
    attachmentSha256,
  }))
  await db.insertInto('blobAttachments').values(rows).execute()
}

/** An attachment as it is told and taken out: as it was found, under a name that is fit to be a file's. */
export type StoredAttachment = Attachment

const columns = sql`way, name, media_type, extension, size, attachment_sha256 as sha256, is_executable`

/** What these bytes carry, in its order. */
export async function listStoredAttachments(db: Database, sha256: string): Promise<StoredAttachment[]> {
  const { rows } = await sql<StoredAttachment>`
    select ${columns} from blob_attachments where sha256 = ${sha256} order by place`.execute(db)
  return rows
}

/** One attachment, behind what carries it: one entry for what lies in the file itself, two for what lies in that; none for neither. */
export async function findAttachmentWay(db: Database, sha256: string, way: string): Promise<StoredAttachment[]> {
  const [outer = ''] = way.split('.')
  const { rows } = await sql<StoredAttachment>`
    select ${columns} from blob_attachments where sha256 = ${sha256} and way in (${outer}, ${way}) order by place`.execute(
    db,
  )
  return rows.at(-1)?.way === way ? rows : []
}
