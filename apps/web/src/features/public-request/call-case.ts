import { caseTokenHeader, type Endpoint } from '@sinupan/contract'
import { type Answered, type CallInput, urlOf } from '../../lib/api.ts'
import { ApiRefusal, refusalOf } from '../../lib/api-refusal.ts'

/**
 * Calls on a case with its own token. Nobody's account is sent along, so that the end of a case's hour ends no session.
 *
 * @throws ApiRefusal
 */
export async function callCase<E extends Endpoint>(
  endpoint: E,
  token: string,
  input: CallInput<E>,
): Promise<Answered<E>> {
  const response = await send(endpoint, token, input as { params?: object; body?: unknown })
  if (!response.ok) throw refusalOf(response, await response.text().catch(() => ''))
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return (await (isJson ? response.json() : response.blob())) as Answered<E>
}

async function send(endpoint: Endpoint, token: string, input: { params?: object; body?: unknown }): Promise<Response> {
  const json = input.body === undefined ? undefined : JSON.stringify(input.body)
  const headers = { [caseTokenHeader]: token, ...(json !== undefined && { 'content-type': 'application/json' }) }
  try {
    const body = json === undefined ? {} : { body: json }
    return await fetch(urlOf(endpoint, input), { method: endpoint.method, headers, ...body })
  } catch {
    throw new ApiRefusal('Unreachable')
  }
}
