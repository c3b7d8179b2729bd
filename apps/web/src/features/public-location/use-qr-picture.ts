import { printLocation } from '@sinupan/contract'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'

/** The QR code of a place's page, by the address of its route id; undefined until it is there, and where it can't be had. */
export function useQrPicture(routeId: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const control = new AbortController()
    let made: string | undefined
    const load = async () => {
      const params = { docType: 'png', locationId: routeId } as const
      const picture = await call(printLocation, { params }, control.signal)
      if (control.signal.aborted) return
      made = URL.createObjectURL(picture)
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
