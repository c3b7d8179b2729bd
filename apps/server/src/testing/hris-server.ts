import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Told {
  id: string
  userName: string
  password: string
  email: string
  firstName: string
  lastName: string
  isActive: boolean
}

/** A HR system of kind rest, on a real socket. */
export interface HrisServer {
  url: string
  people: Told[]
  /** Takes the place of the usual answer, until it is undefined again. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** What was posted, with its headers. */
  asked: { url: string; body: Record<string, unknown>; authorization: string | undefined }[]
  stop(): Promise<void>
}

export async function startHrisServer(people: Told[]): Promise<HrisServer> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text) as Record<string, unknown>
    const { authorization } = request.headers
    hris.asked.push({ url: request.url ?? '', body, authorization })
    if (hris.misbehave) return hris.misbehave(request, response)
    const answer = request.url === '/people' ? { people: standings(hris, body) } : find(hris, body)
    response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(answer ?? { message: 'no' }))
  })
  const hris: HrisServer = {
    url: '',
    people,
    misbehave: undefined,
    asked: [],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  hris.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return hris
}

function find({ people }: HrisServer, { userName, password }: Record<string, unknown>) {
  const found = people.find((one) => one.userName.toLowerCase() === String(userName).toLowerCase())
  if (!found || found.password !== password) return undefined
  const { password: _, ...told } = found
  return told
}

const standings = ({ people }: HrisServer, { ids }: Record<string, unknown>) =>
  (ids as string[]).map((id) => ({ id, isActive: people.find((one) => one.id === id)?.isActive ?? false }))
