import type { List, TransferItem } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { countsAsClassified, findDocumentFacts, sightOf } from '../documents/index.ts'
import { withFiles } from '../files/index.ts'

type Row = Omit<TransferItem, 'changes'> & { documentVersion: number; sha256s: string[] }

async function selectRows({ db }: Context, id: number, limit: { most: number; from: number }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select td.position, td.document_id as file_manager_id, td.name, json_build_object('id', n.id, 'name', n.name) as unit,
      td.described->>'series' as category, td.described->>'reference' as reference, td.described->>'documentDate' as document_date,
      (td.described->>'isClassified')::boolean as is_classified, td.document_version,
      count(tf.position)::int as file_count, coalesce(sum(tf.size), 0)::float8 as total_file_size,
      coalesce(array_agg(tf.sha256 order by tf.sha256) filter (where tf.sha256 is not null), '{}') as sha256s
    from (select * from transfer_documents where transfer_id = ${id} order by position limit ${limit.most} offset ${limit.from}) as td
    join units n on n.id = td.unit_id
    left join transfer_files tf on tf.transfer_id = td.transfer_id and tf.document_position = td.position
    group by td.position, td.document_id, td.name, n.id, td.described, td.document_version order by td.position`.execute(
    db,
  )
  return rows
}

/** The documents of a transfer as its bag has them, with what has changed since: four statements. */
export async function listItems(
  ctx: Context,
  transfer: { id: number; documentCount: number },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<List<TransferItem>> {
  const rows = await selectRows(ctx, transfer.id, { most: pageSize, from: page * pageSize })
  return asList(await compareAll(ctx, rows), transfer.documentCount)
}

/** How many documents of a transfer are not any more as its bag has them. */
export async function countChanged(ctx: Context, transfer: { id: number; documentCount: number }): Promise<number> {
  const rows = await selectRows(ctx, transfer.id, { most: transfer.documentCount, from: 0 })
  return (await compareAll(ctx, rows)).filter(({ changes }) => changes.length > 0).length
}

async function compareAll(ctx: Context, rows: readonly Row[]): Promise<TransferItem[]> {
  const facts = await findDocumentFacts(
    ctx,
    rows.flatMap(({ fileManagerId }) => fileManagerId ?? []),
  )
  const seen = facts.filter((one) => sightOf(ctx.actor, one).sight !== 'nothing')
  const now = new Map((await withFiles(ctx, seen)).map((one) => [one.document.id, one]))
  return rows.map(({ documentVersion, sha256s, ...item }) => {
    const found = item.fileManagerId === null ? undefined : now.get(item.fileManagerId)
    if (!found) return { ...item, changes: ['gone'] }
    const changes: TransferItem['changes'] = []
    if (found.document.version !== documentVersion) changes.push('details')
    const current = found.files.map(({ sha256 }) => sha256).toSorted()
    if (current.join() !== sha256s.toSorted().join()) changes.push('files')
    return { ...item, isClassified: item.isClassified || countsAsClassified(found.document), changes }
  })
}
