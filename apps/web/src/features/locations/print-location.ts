import type { FileLocation } from '@sinupan/contract'
import { bearer } from '../../lib/api.ts'

export type Printed = 'pdf' | 'label' | 'xlsx' | 'png'
const endings: Record<Printed, string> = { pdf: 'pdf', label: 'pdf', xlsx: 'xlsx', png: 'png' }

/** A place on paper: its contents, its labels, a table, or its code alone. @throws where it could not be made */
export async function printLocation(what: Printed, { id, location }: FileLocation): Promise<void> {
  const response = await fetch(`/api/Report/Location/QR/${what}/${id}`, { headers: bearer() })
  if (!response.ok) throw new Error(response.statusText)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = `${location}.${endings[what]}`
  link.click()
  URL.revokeObjectURL(link.href)
}
