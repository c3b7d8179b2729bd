import { isUtf8 } from 'node:buffer'
import { deepestBody, mostInBody, saying, sayings } from '@sinupan/contract'
import type { FastifyInstance } from 'fastify'
import { type Refusal, refuseField } from '../refusal.ts'

/**
 * Reads JSON that is UTF-8 to the letter (elsewhere what is none would become `�` without a word), and neither deeper nor
 * of more values than anything needs: reading a megabyte of brackets holds everybody else for half a second.
 */
export function readJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const refusal = isUtf8(body) ? tooMuchIn(body) : refuseField('', sayings.notUtf8)
    if (refusal) return done(refusal)
    return parse(request, body.toString('utf8'), done)
  })
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

// A look at each byte, milliseconds for the largest body; what is no JSON is the parser's to say.
function tooMuchIn(body: Buffer): Refusal | undefined {
  let depth = 0
  let values = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === quote) at = endOfText(body, at)
    else if (byte === comma) values++
    else if (opening.has(byte)) depth++
    else if (closing.has(byte)) depth--
    if (depth > deepestBody) return refuseField('', saying('tooDeep', { count: deepestBody }))
    if (values > mostInBody) return refuseField('', saying('tooMuch', { count: mostInBody }))
  }
  return undefined
}

function endOfText(body: Buffer, from: number): number {
  for (let at = from + 1; ; at++) {
    at = body.indexOf(quote, at)
    if (at < 0) return body.length
    let escapes = 0
    while (body[at - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
}
