import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

const ownBuild = join(import.meta.dirname, '../../../../web/dist')

/** What a page tells who doesn't run it: a status, and HTML in the place of the head's title. */
interface Described {
  status: number
  head: string
}
interface WebOptions {
  /** The folder that the web was built into. */
  built?: string | undefined
  /** Describes the page that is asked for; undefined where there is nothing to tell. */
  describe?: (request: FastifyRequest) => Promise<Described | undefined>
}

const compress = promisify(brotliCompress)
// What is compressed for one visitor has to be quick: a tenth larger than at best, in a third of a millisecond.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Serves the built web application: assets for ever (their names carry their content), every page as index.html. */
export async function serveWeb(
  fastify: FastifyInstance,
  { built = ownBuild, describe }: WebOptions = {},
): Promise<void> {
  const index = join(built, 'index.html')
  if (!existsSync(index)) throw new Error('The web application was not built yet. Run npm run build.')
  const page = await readFile(index, 'utf8')
  const small = existsSync(`${index}.br`) ? await readFile(`${index}.br`) : undefined
  await fastify.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      void reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  fastify.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw refuse('NotFound')
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const described = await describe?.(request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page is sent without its description')
    })
    if (described) {
      const whole = Buffer.from(page.replace(/<title>.*?<\/title>/, () => described.head))
      return sendPage(reply.code(described.status), takesBrotli ? await compress(whole, quickly) : whole, takesBrotli)
    }
    return takesBrotli && small ? sendPage(reply, small, true) : sendPage(reply, page, false)
  })
}

/**
 * Whoever asks for HTML, and whoever takes anything (monitors, crawlers, curl) where the address is not that of a file. Pictures and
 * data that are not there are not answered with a page.
 */
function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/') || url.startsWith('/assets/')) return false
  return /\btext\/(html|\*)/.test(accept) || (accept.trim() === '*/*' && !namesFile.test(url))
}
const namesFile = /^[^?]*\.[^/?]*(\?|$)/

const sendPage = (reply: FastifyReply, page: Buffer | string, isBrotli: boolean) =>
  (isBrotli ? reply.header('content-encoding', 'br') : reply).send(page)
