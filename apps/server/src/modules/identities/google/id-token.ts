import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'

/** A person as an ID token tells of them. */
export interface GooglePerson {
  issuer: string
  subject: string
  email: string
}

/** What came of an ID token. */
export type Verified = { outcome: 'right'; person: GooglePerson } | { outcome: 'wrong' } | { outcome: 'failed' }

const patienceMs = 5_000
const claimsOf = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // An issuer that did not check the address vouches for nobody.
  email_verified: z.literal(true),
  hd: z.string(),
})
const discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

type Keys = ReturnType<typeof createRemoteJWKSet>
const keysOfIssuers = new Map<string, Keys>()

/**
 * Judges an ID token: signature by the issuer's own keys, issuer, audience, expiry, a verified e-mail, and a hosted
 * domain in the exact list (OpenID Connect Core 1.0, section 3.1.3.7).
 *
 * @throws Refusal NotFound where Google is not set up
 */
export async function verifyIdToken(ctx: Context, credential: string): Promise<Verified> {
  const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER: issuer } = ctx.config
  if (!audience) throw refuse('NotFound')
  try {
    const { payload } = await jwtVerify(credential, await keysOf(issuer), {
      // Google has issued tokens without the scheme too.
      issuer: [issuer, issuer.replace(/^https:\/\/(accounts\.google\.com)$/, '$1')],
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: ctx.clock.now(),
    })
    return judge(ctx, issuer, payload)
  } catch (error) {
    const isFailure = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout
    ctx.log.warn(
      { reason: (error as Error).message },
      isFailure ? 'the issuer gave no keys' : 'an ID token was refused',
    )
    return { outcome: isFailure ? 'failed' : 'wrong' }
  }
}

function judge({ config, log }: Context, issuer: string, payload: JWTPayload): Verified {
  const claims = claimsOf.safeParse(payload)
  const domains = config.GOOGLE_DOMAINS ?? config.INSTITUTION_EMAIL_DOMAIN
  if (claims.success && domains.includes(claims.data.hd.toLowerCase()))
    return { outcome: 'right', person: { issuer, subject: claims.data.sub, email: claims.data.email } }
  log.warn({ reason: claims.success ? 'another domain' : 'claims are missing' }, 'an ID token was refused')
  return { outcome: 'wrong' }
}

async function keysOf(issuer: string): Promise<Keys> {
  const known = keysOfIssuers.get(issuer)
  if (known) return known
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const told = discovery.parse(await response.json())
  if (told.issuer !== issuer) throw new Error(`${issuer} calls itself ${told.issuer}.`)
  const keys = createRemoteJWKSet(new URL(told.jwks_uri), { timeoutDuration: patienceMs })
  keysOfIssuers.set(issuer, keys)
  return keys
}
