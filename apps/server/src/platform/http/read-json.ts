import { isUtf8 } from 'node:buffer'
import { sayings } from '@sinupan/contract'
import type { FastifyInstance } from 'fastify'
import { refuseField } from '../refusal.ts'

/** Reads JSON that is UTF-8 to the letter: elsewhere what is none would become `�` without a word. */
export function readJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) return parse(request, body.toString('utf8'), done)
    done(refuseField('', sayings.notUtf8))
  })
}
