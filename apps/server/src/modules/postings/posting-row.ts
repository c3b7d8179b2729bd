import type { UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import {
  type DocumentRow,
  documentColumns,
  editionJoins,
  type FlatRow,
  fileOrder,
  gatherDocuments,
  isOut,
} from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'

/** The posting's own columns; its document stands beside them as the snapshot. */
interface OwnColumns {
  id: number
  status: 'pending' | 'approved' | 'returned'
  requestedBy: UserRef | null
  requestedById: string
  reviewedBy: UserRef | null
  reviewedFor: UserRef | null
  reviewedAt: string | null
  /** Whoever is set to decide on it. */
  approver: UserRef | null
  isClassified: boolean
  accessLevel: { id: number; access: string; description: string }
  note: string | null
  returnReason: string | null
  createdAt: string
  sentAt: string
  publishAt: string | null
  publishedAt: string | null
  endedAt: string | null
  takenDownAt: string | null
  publicReason: string | null
  round: number
  version: number
  uploaders: string[]
  unitName: string
  officeName: string
  campusName: string
  pools: { id: number; title: string }[]
}

/** A posting for a view: the snapshot as a document's row, and what is the posting's own. */
export interface PostingRow extends DocumentRow {
  own: OwnColumns
}

/** Who uploaded the files of the posting `p`. */
export const uploadersOf = sql<string[]>`coalesce((select json_agg(distinct source.uploaded_by) from posting_files pf
  join files f on f.id = pf.file_id join files source on source.sha256 = f.sha256
  where pf.posting_id = p.id and source.uploaded_by is not null), '[]')`

/** Aliases: `p` postings, `d` documents, `l` access levels, `n` units, `o` offices, `c` the snapshot's category. */
export const postingSource = sql`postings p join documents d on d.id = p.document_id
  join access_levels l on l.id = p.access_level_id join units n on n.id = d.unit_id join offices o on o.id = n.office_id
  left join categories c on c.id = p.category_id`

const own = sql`json_build_object('id', p.id, 'status', p.status, 'requestedBy', ${userRefJson('requester')},
  'requestedById', p.requested_by, 'reviewedBy', ${userRefJson('reviewer')}, 'reviewedFor', ${userRefJson('stood_for')}, 'reviewedAt', instant_text(p.reviewed_at),
  'approver', ${userRefJson('set_approver')},
  'isClassified', p.is_classified, 'accessLevel', json_build_object('id', l.id, 'access', l.access, 'description', l.description),
  'note', p.note, 'returnReason', p.return_reason, 'createdAt', instant_text(p.created_at), 'sentAt', instant_text(p.sent_at),
  'publishAt', case when not ${isOut} then instant_text(p.publish_at) end, 'publishedAt', instant_text(p.published_at),
  'endedAt', instant_text(p.ended_at), 'takenDownAt', instant_text(p.taken_down_at), 'publicReason', p.public_reason, 'round', p.round, 'version', p.version,
  'uploaders', ${uploadersOf}, 'unitName', n.name, 'officeName', o.name, 'campusName', campus.name,
  'pools', coalesce((select json_agg(json_build_object('id', pool.id, 'title', pool.title) order by pool.title collate natural_order, pool.id)
    from posting_pools pp join pools pool on pool.id = pp.pool_id where pp.posting_id = p.id), '[]')) as own`

/** The rows of the postings `chosen`, in that order. */
export async function selectPostingRows(
  ctx: Context,
  chosen: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<PostingRow[]> {
  const { rows } = await sql<FlatRow & Pick<PostingRow, 'own'>>`
    with chosen as materialized (${chosen})
    select ${documentColumns({ actor: ctx.actor, edition: 'snapshot' })}, ${own}
    from chosen join postings p on p.id = chosen.id join documents d on d.id = p.document_id
    join access_levels l on l.id = p.access_level_id join units n on n.id = d.unit_id join offices o on o.id = n.office_id
    join campuses campus on campus.id = o.campus_id
    left join users requester on requester.id = p.requested_by left join users reviewer on reviewer.id = p.reviewed_by
    left join users stood_for on stood_for.id = p.reviewed_for
    ${editionJoins.snapshot}
    left join approvers setting on setting.campus_id = o.campus_id and setting.group_id = c.group_id
    left join users set_approver on set_approver.id = setting.approver_id order by ${order}, ${fileOrder.snapshot}`.execute(
    ctx.db,
  )
  return gatherDocuments(ctx.db, rows)
}
