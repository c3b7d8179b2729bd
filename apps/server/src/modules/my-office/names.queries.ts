import type { List } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { readInUnitBy } from '../documents/index.ts'

interface NameRow {
  id: number
  name: string
  fileType: string
  totalFileSize: number
  updatedAt: string
}

/** The documents of a folder, light. Of a classified one only who reads it is told type and size. */
export async function listNames(
  ctx: Context,
  of: { unitId: number; folderId: number; page: number; pageSize: number },
): Promise<List<NameRow>> {
  const isOpen = readInUnitBy(ctx.actor)
  const { rows } = await sql<NameRow & { inAll: number }>`
    select d.id, d.name, case when ${isOpen} then coalesce((select extension from files where document_id = d.id and is_current
        order by lineage_id limit 1), '') else '' end as file_type,
      case when ${isOpen} then d.total_size else 0 end as total_file_size, d.updated_at, count(*) over ()::int as in_all
    from documents d where d.unit_id = ${of.unitId} and coalesce(d.folder_id, 0) = ${of.folderId} and d.is_living
    order by d.name collate natural_order, d.id limit ${of.pageSize} offset ${of.page * of.pageSize}`.execute(ctx.db)
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}
