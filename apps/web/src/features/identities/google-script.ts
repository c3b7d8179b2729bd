/** What of Google Identity Services is used (developers.google.com/identity/gsi/web/reference/js-reference). */
interface GoogleId {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void; ux_mode: 'popup' }): void
  renderButton(place: HTMLElement, options: Record<string, string | number>): void
}
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } }
  }
}

const patienceMs = 15_000
let loading: Promise<GoogleId> | undefined

/** Google's script, loaded once. @throws Error where it does not come within 15 seconds; the next call tries again */
export function loadGoogle(address: string): Promise<GoogleId> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(address: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Google’s script did not load.'))
    }
    const late = setTimeout(fail, patienceMs)
    script.src = address
    script.async = true
    script.onerror = () => {
      clearTimeout(late)
      fail()
    }
    script.onload = () => {
      clearTimeout(late)
      const id = window.google?.accounts?.id
      if (id) resolve(id)
      else fail()
    }
    document.head.append(script)
  })
}
