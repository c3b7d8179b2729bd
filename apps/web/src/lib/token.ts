/** The claims of a signed token. They are read, not verified: only the server can and does that. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** The unit ids of a token, its home unit last (specification, section 3: `DeliveryUnitIds`, comma-separated). */
export const unitIdsOf = (token: string): number[] =>
  String(claimsOf(token).DeliveryUnitIds ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
