import type { Config } from '../../../config.ts'
import type { Hris } from './employee.ts'
import { ldapHris } from './ldap-hris.ts'
import { restHris } from './rest-hris.ts'

/** The HR system of the settings, or undefined. */
export function hrisOf(config: Config): Hris | undefined {
  if (config.HRIS_ADAPTER === 'rest') return restHris(config)
  return config.HRIS_ADAPTER === 'ldap' ? ldapHris(config) : undefined
}
