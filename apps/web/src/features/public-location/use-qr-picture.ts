import { useEffect, useState } from 'react'
import { bearer } from '../../lib/api.ts'

/** The QR code of a place's page, by the address of its route id; undefined until it is there, and where it can't be had. */
export function useQrPicture(routeId: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const control = new AbortController()
    let made: string | undefined
    const load = async () => {
      const address = `/api/Report/Location/QR/png/${encodeURIComponent(routeId)}`
      const response = await fetch(address, { headers: bearer(), signal: control.signal })
      if (!response.ok) return
      made = URL.createObjectURL(await response.blob())
      setUrl(made)
    }
    void load().catch(() => undefined)
    return () => {
      control.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [routeId])
  return url
}
