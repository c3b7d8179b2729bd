import { type FileLocation, type LabelLayout, printLocation, type ReportType } from '@sinupan/contract'
import { call } from '../../lib/api.ts'

/** Labels are printed on sheets, which are a PDF. */
const endingOf = (type: ReportType): string => (type === 'label' ? 'pdf' : type)

/** Fetches a place on paper: its contents, its labels, a table, or its code alone. @throws ApiRefusal */
export async function fetchReport(
  docType: ReportType,
  { id, location }: FileLocation,
  query: { layout?: LabelLayout; items?: boolean } = {},
): Promise<void> {
  const blob = await call(printLocation, { params: { docType, locationId: String(id) }, query })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${location}.${endingOf(docType)}`
  link.click()
  URL.revokeObjectURL(link.href)
}
