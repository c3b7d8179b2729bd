import type { Config } from '../../../config.ts'
import { publicUrl } from '../../../config.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `2026-11-24` → `Nov 24 2026`. */
export function dateText(calendarDate: string): string {
  const [year = '', month = '', day = ''] = calendarDate.split('-')
  return `${months[Number(month) - 1] ?? ''} ${Number(day)} ${year}`
}

/** The page of a public document. */
export const publicAddress = (config: Config, routeId: string): string => `${publicUrl(config)}/files/${routeId}`

/** How a document is cited: `Haraya State University, Office of the Registrar. Title. Nov 24 2026. <its address>`. */
export function citationOf(
  config: Config,
  document: { officeName: string; name: string; date: string; routeId: string },
): string {
  const { officeName, name, date, routeId } = document
  return `${config.INSTITUTION_NAME}, ${officeName}. ${name.replace(/\.+$/, '')}. ${dateText(date)}. ${publicAddress(config, routeId)}`
}
