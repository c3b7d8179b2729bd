import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

export interface GoogleAccount {
  email: string
  email_verified: boolean
  hd?: string
}

/** A real OpenID provider on this machine, in Google's place. */
export interface OpenIdProvider {
  issuer: string
  /** By subject. */
  accounts: Record<string, GoogleAccount>
  /** Who is signed in with the provider in every browser that shows its button. */
  signedIn: string
  /** An ID token for a subject, by the implicit flow that Google's button goes through. */
  idToken(subject: string, clientId?: string): Promise<string>
  stop(): Promise<void>
}

export const clientId = 'sinupan.apps.example'
export const otherClientId = 'another.apps.example'
const callback = 'https://sinupan.example/callback'

export async function startOpenIdProvider(accounts: Record<string, GoogleAccount>): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const google: OpenIdProvider = {
    issuer,
    accounts,
    signedIn: Object.keys(accounts)[0] ?? '',
    idToken: (subject, client = clientId) => walk(issuer, subject, client),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
  serve(server, await makeProvider(issuer, accounts), google)
  return google
}

async function makeProvider(issuer: string, accounts: Record<string, GoogleAccount>): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }
  return new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the tests'] },
    clients: [clientId, otherClientId].map((id) => ({
      client_id: id,
      redirect_uris: [callback],
      grant_types: ['implicit'],
      response_types: ['id_token'],
      token_endpoint_auth_method: 'none' as const,
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...accounts[subject] }),
    }),
    ttl: { IdToken: 3600, Interaction: 3600, Grant: 3600, Session: 3600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  })
}

// Whoever comes is signed in as the hint says, and agrees.
function serve(server: Server, provider: Provider, google: OpenIdProvider): void {
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (request.url === '/gsi/client') return response.setHeader('content-type', 'text/javascript').end(button)
    if (request.url === '/gsi/token')
      return response.setHeader('access-control-allow-origin', '*').end(await google.idToken(google.signedIn))
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const accountId = String(params.login_hint)
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email')
    const result = { login: { accountId }, consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
}

// What Google Identity Services offer to a page, without its windows: a button that hands over an ID token.
const button = `(() => {
  const origin = new URL(document.currentScript.src).origin
  let options
  const renderButton = (place) => {
    const button = document.createElement('button')
    button.textContent = 'Sign in with Google'
    button.style = 'width: 100%; height: 40px'
    button.onclick = async () => options.callback({ credential: await (await fetch(origin + '/gsi/token')).text() })
    place.replaceChildren(button)
  }
  window.google = { accounts: { id: { initialize: (given) => { options = given }, renderButton } } }
})()`

async function walk(issuer: string, subject: string, client: string): Promise<string> {
  const cookies = new Map<string, string>()
  const query = new URLSearchParams({
    client_id: client,
    response_type: 'id_token',
    scope: 'openid email',
    redirect_uri: callback,
    nonce: 'of this test',
    login_hint: subject,
  })
  let address = `${issuer}/auth?${query}`
  while (!address.startsWith(callback)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    address = new URL(next, address).href
  }
  const token = new URLSearchParams(new URL(address).hash.slice(1)).get('id_token')
  if (!token) throw new Error(`No ID token came: ${address}`)
  return token
}
