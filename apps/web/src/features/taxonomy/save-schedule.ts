import { announce } from '../../lib/announce.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { today } from '../../lib/format.ts'
import { readSchedule } from './taxonomy.api.ts'

/** Saves the records schedule as a file, such as the import takes in. */
export async function saveSchedule(format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const url = URL.createObjectURL(await readSchedule(format))
    const download = `records-schedule-${today()}.${format}`
    Object.assign(document.createElement('a'), { href: url, download }).click()
    URL.revokeObjectURL(url)
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    announce(error)
  }
}
