import { document, type FolderContents, folderContents } from '@sinupan/contract'
import type { FastifyReply } from 'fastify'
import { type Slot, sendWritten, writing } from '../../platform/http/writing.ts'
import { writeDocuments } from '../documents/index.ts'
import type { AskDocuments } from './list-contents.ts'

const opening = '"files":{"items":['

/** Answers what lies in a folder, its documents as they are kept written. */
export async function sendContents(
  reply: FastifyReply,
  list: (ask: AskDocuments) => Promise<FolderContents>,
): Promise<FastifyReply> {
  let items: readonly Slot[] = []
  const contents = await list(async (ctx, listing) => {
    const { slots, ...files } = await writeDocuments(ctx, listing, writing(reply, document))
    items = slots
    return files
  })
  return sendWritten(reply, { text: writing(reply, folderContents)(contents), opening, items })
}
