import type { Duplicate } from './upload-task.ts'

/** The twins, as percent-encoded JSON. */
export function duplicatesOf(header: string | undefined): Duplicate[] {
  try {
    const twins: unknown = JSON.parse(decodeURIComponent(header ?? '[]'))
    return Array.isArray(twins) ? twins.map(({ id, name }) => ({ id: Number(id), name: String(name) })) : []
  } catch {
    return []
  }
}
