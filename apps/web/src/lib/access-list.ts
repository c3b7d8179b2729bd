import { accessListKeyText } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useStored } from './local-store.ts'
import type { StoredUser } from './stored-user.ts'

/** Names of menus, no rights: the server judges every call by itself. */
export type Permission = 'archive' | 'profile' | 'posting-review' | 'records' | 'taxonomy' | 'administration'

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/**
 * Decrypts the access list of a sign-in: compact JWE, `dir` with A256GCM (RFC 7516, RFC 7518 section 5.3), its key the
 * SHA-256 of the contract's text.
 *
 * @throws where it is no such thing, was altered, or the page has no WebCrypto
 */
export async function readAccessList(jwe: string): Promise<string[]> {
  const [header = '', , iv = '', text = '', tag = ''] = jwe.split('.')
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessListKeyText))
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
  const sealed = new Uint8Array([...fromBase64Url(text), ...fromBase64Url(tag)])
  const additionalData = new TextEncoder().encode(header)
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData, tagLength: 128 },
    key,
    sealed,
  )
  const list: unknown = JSON.parse(new TextDecoder().decode(opened))
  return Array.isArray(list) ? list.map(String) : []
}

/** The same menus by the flags of the stored person, for pages without WebCrypto (plain http beyond localhost). */
export function permissionsOf(user: Pick<StoredUser, 'isAdmin' | 'isCru' | 'isApprover'>): Permission[] {
  const all: [Permission, boolean][] = [
    ['archive', true],
    ['profile', true],
    ['posting-review', user.isApprover || user.isCru || user.isAdmin],
    ['records', user.isCru || user.isAdmin],
    ['taxonomy', user.isCru || user.isAdmin],
    ['administration', user.isAdmin],
  ]
  return all.flatMap(([permission, isGiven]) => (isGiven ? [permission] : []))
}

/** Which menus show. */
export function usePermissions(): ReadonlySet<string> {
  const jwe = useStored('ACCESSLIST')
  const user = useStored('USER')
  const { data } = useQuery({
    queryKey: ['ACCESSLIST', jwe],
    queryFn: () => readAccessList(jwe ?? '').catch(() => (user ? permissionsOf(user) : [])),
    enabled: jwe !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return new Set(data)
}
