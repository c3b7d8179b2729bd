import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../config.ts'

/** The headers of every answer that tell browsers what its page may do; written once, since they differ with the settings alone. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value
  }
  const answer = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse
  helmet(settingsOf(config))({} as IncomingMessage, answer, (error) => {
    if (error) throw error
  })
  return headers
}

const settingsOf = (config: Config): HelmetOptions => {
  const isSecure = config.PUBLIC_URL?.startsWith('https:') ?? false
  const google = config.GOOGLE_CLIENT_ID ? `${config.GOOGLE_ISSUER}/gsi/` : undefined
  const and = (path: string) => (google ? [google + path] : [])
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...and('client')],
        styleSrc: ["'self'", "'unsafe-inline'", ...and('style')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...and('')],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...and('')],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Google's window tells this page who signed in there.
    crossOriginOpenerPolicy: { policy: google ? ('same-origin-allow-popups' as const) : ('same-origin' as const) },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'same-origin' as const },
    frameguard: { action: 'deny' as const },
  }
}
