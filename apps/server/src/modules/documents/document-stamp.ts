import { sql } from 'kysely'
import { written } from '../../platform/database/camel-case.ts'
import { locationStamp } from '../locations/index.ts'
import { hasLoan, newestHold } from './document-columns.ts'

/**
 * SQL: which writings of rows the working edition of document `d` is told from: for each row that is joined, the transaction
 * that wrote it (`xmin`), and what little is told of others as it is. The same stamp is the same row, whoever reads it and
 * whenever (docs/decisions/0072); people, series, levels and tags' names have their own number (`referenceGeneration`).
 * Aliases: `d`, its living posting `p`.
 */
export const documentStamp = written(sql<string>`concat(d.xmin, ' ', p.xmin, ' ',
  array(select f.xmin || ' ' || b.xmin from files f join blobs b on b.sha256 = f.sha256
    where f.document_id = d.id and f.is_current), ' ',
  array(select tag_id from document_tags where document_id = d.id), ' ', ${newestHold}, ' ', ${hasLoan}, ' ', ${locationStamp})`)
