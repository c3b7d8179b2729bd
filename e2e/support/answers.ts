import type { Page } from '@playwright/test'

/** The ids for addresses (`routeId`) of everything by name in the answers that a page gets while it does something. */
export async function addressesIn(page: Page, doing: () => Promise<unknown>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const reading: Promise<void>[] = []
  const read = (response: { url(): string; json(): Promise<unknown> }) => {
    if (!response.url().includes('/api/')) return
    reading.push(
      response.json().then(
        (answer) => collect(answer, found),
        () => undefined,
      ),
    )
  }
  page.on('response', read)
  await doing()
  page.off('response', read)
  await Promise.all(reading)
  return found
}

function collect(value: unknown, found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  const { name, routeId } = value as { name?: unknown; routeId?: unknown }
  if (typeof name === 'string' && typeof routeId === 'string') found.set(name, routeId)
  for (const child of Object.values(value)) collect(child, found)
}
