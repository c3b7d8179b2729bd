import { document, type FolderContents, folderContents } from '@sinupan/contract'
import type { FastifyReply } from 'fastify'
import { sendWritten, type WrittenItems, writing } from '../../platform/http/writing.ts'
import { writeDocuments } from '../documents/index.ts'
import type { AskDocuments } from './list-contents.ts'

const opening = '"files":{"items":['

/** Answers what lies in a folder, its documents as they are kept written. */
export async function sendContents(
  reply: FastifyReply,
  list: (ask: AskDocuments) => Promise<FolderContents>,
): Promise<FastifyReply> {
  let items: WrittenItems = { slots: [] }
  const contents = await list(async (ctx, listing) => {
    const { written, ...files } = await writeDocuments(ctx, listing, writing(reply, document))
    items = written
    return files
  })
  return sendWritten(reply, { text: writing(reply, folderContents)(contents), opening, items })
}
