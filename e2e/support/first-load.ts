import type { CDPSession, Page } from '@playwright/test'

/** What opening a page asked for. */
export interface FirstLoad {
  /** Everything: page, scripts, styles, font, data; without thumbnails, which are as many as there are cards. */
  requests: number
  /** Bytes of scripts and styles as they came over the line, with their headers. */
  codeBytes: number
}

interface Asked {
  type: string | undefined
  bytes: number
}

/** Counts from here on what a page asks for. */
export async function countRequests(page: Page): Promise<{ cdp: CDPSession; soFar(): FirstLoad }> {
  const cdp = await page.context().newCDPSession(page)
  const asked = new Map<string, Asked>()
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => asked.set(requestId, { type, bytes: 0 }))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId)
    if (known) known.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  const soFar = () => {
    const all = [...asked.values()].filter(({ type }) => type !== 'Image')
    const code = all.filter(({ type }) => type === 'Script' || type === 'Stylesheet')
    return { requests: all.length, codeBytes: code.reduce((sum, { bytes }) => sum + bytes, 0) }
  }
  return { cdp, soFar }
}
