import { createHash } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import { unhurried } from '../../../platform/unhurried.ts'
import { type BagHead, readBag } from './bag.queries.ts'
import { bagInfo, declaration } from './bag-info.ts'
import { csvHead, csvOf } from './documents-csv.ts'
import { recordOf, recordsAround } from './dublin-core.ts'

export interface TagFile {
  path: string
  content: Buffer
}

const lineOf = (sha256: string, path: string) => `${sha256}  ${path}\n`

/**
 * Everything in a bag but what is handed over, in its order (RFC 8493, 2.1 and 2.2). Each is of some megabytes at most: a
 * transfer holds ten thousand files.
 */
export async function makeTagFiles(ctx: Context, head: BagHead): Promise<TagFile[]> {
  const [start, end] = recordsAround(head)
  const [records, lines, manifest] = [[start], [`\ufeff${csvHead}`], [] as string[]]
  for await (const document of unhurried(readBag(ctx, head.id))) {
    records.push(recordOf(ctx, document))
    lines.push(csvOf(document))
    for (const { sha256, path } of document.files) manifest.push(lineOf(sha256, path))
  }
  const files = [
    tagFile('bagit.txt', declaration),
    tagFile('bag-info.txt', bagInfo(ctx, head)),
    tagFile('manifest-sha256.txt', manifest.join('')),
    tagFile('metadata/dublin-core.xml', `${records.join('')}${end}`),
    tagFile('metadata/documents.csv', lines.join('')),
  ]
  const sums = files.map(({ path, content }) => lineOf(createHash('sha256').update(content).digest('hex'), path))
  return [...files, tagFile('tagmanifest-sha256.txt', sums.join(''))]
}

const tagFile = (path: string, text: string): TagFile => ({ path, content: Buffer.from(text) })
