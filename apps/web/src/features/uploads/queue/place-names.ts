const key = 'UPLOAD_PLACES'
const most = 200

/** The names of the places that interrupted uploads go to, by fingerprint: the server needs no such word, people do. */
function read(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
  } catch {
    return {}
  }
}

export const placeNameOf = (fingerprint: string): string => String(read()[fingerprint] ?? '')

export function rememberPlace(fingerprint: string, name: string): void {
  const kept = Object.entries({ ...read(), [fingerprint]: name }).slice(-most)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A browser that keeps nothing can't go on after a reload anyhow.
  }
}
