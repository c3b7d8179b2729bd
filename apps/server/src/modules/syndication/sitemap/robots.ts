import { getClientConfig, listPublic, publicPlaces } from '@sinupan/contract'
import type { Config } from '../../../config.ts'
import { absolute } from '../addresses.ts'

/** What the public pages are made of is open to whoever shows them; the staff's side has nothing to find. */
const open = [`/api${getClientConfig.path}`, `/api${listPublic.path}`, '/api/FileManagerFile/']
const closed = ['/api/', '/archive/', '/admin/', '/user-profile', '/du-archive']

export const robotsText = (config: Config): string =>
  [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(config, publicPlaces.sitemap)}`,
    '',
  ].join('\n')
