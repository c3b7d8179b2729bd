import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { wireSchema } from './wire-schema.ts'

export const json = 'application/json; charset=utf-8'

const schemas = new WeakMap<z.ZodType, ReturnType<typeof wireSchema>>()

/**
 * Writes things by their schema, what is listed there and nothing else. Its serialiser is made for the first answer: a process
 * gives answers of a few of the four hundred endpoints, and making them all took a third of its start.
 */
export function writing<S extends z.ZodType>(reply: FastifyReply, shape: S): (thing: z.output<S>) => string {
  const schema = schemas.get(shape) ?? wireSchema(shape)
  schemas.set(shape, schema)
  const serialize = reply.compileSerializationSchema(schema)
  return (thing) => serialize(thing as never)
}

/** What an answer is joined from: bytes, and texts of ASCII. */
export type Slot = Buffer | string

/** Items that are written already, and the answer that they were sent in last, which who keeps them may send again. */
export interface WrittenItems {
  slots: readonly Slot[]
  sent?: { text: string; bytes: Buffer }
}

/**
 * Sends a list whose items are written already.
 *
 * @param text the answer, with an empty list where they belong
 * @param opening what stands before the first item, once in the text: names of fields, which no value can be mistaken for
 */
export function sendWritten(
  reply: FastifyReply,
  { text, opening, items }: { text: string; opening: string; items: WrittenItems },
): FastifyReply {
  return reply.type(json).send(items.slots.length === 0 ? text : bytesOf(text, opening, items))
}

function bytesOf(text: string, opening: string, items: WrittenItems): Buffer {
  if (items.sent?.text === text) return items.sent.bytes
  const at = text.indexOf(opening) + opening.length
  const bytes = join([Buffer.from(text.slice(0, at)), ...items.slots, Buffer.from(text.slice(at))])
  items.sent = { text, bytes }
  return bytes
}

function join(slots: readonly Slot[]): Buffer {
  const joined = Buffer.allocUnsafe(slots.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const slot of slots) {
    if (typeof slot === 'string') joined.write(slot, at, 'latin1')
    else joined.set(slot, at)
    at += slot.length
  }
  return joined
}
