import { printedStockTake } from './stock-takes.api.ts'

/** Saves a stock-take on paper or as a workbook, as the browser saves files. */
export async function saveReport({ id, location }: { id: number; location: string }, docType: 'pdf' | 'xlsx') {
  const url = URL.createObjectURL(await printedStockTake(id, docType))
  const download = `${location} – stock-take ${id}.${docType}`
  Object.assign(document.createElement('a'), { href: url, download }).click()
  URL.revokeObjectURL(url)
}
