import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)

/** The settings of other ways to sign in and of the second factor. */
export const identitySettings = {
  SECOND_FACTOR_REQUIRED_FOR: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.enum(['administrators', 'cru'])))
    .describe('Who has to set up a second factor: administrators, cru, both separated by a comma, or nobody.'),
  HRIS_ADAPTER: z
    .enum(['rest', 'ldap'])
    .optional()
    .describe('How people sign in with their HR account: rest or ldap. Without it they can’t.'),
  HRIS_URL: z
    .url({ protocol: /^(https?|ldaps?)$/ })
    .optional()
    .describe(
      'Where the HR system checks credentials: https://hr.example.edu/check, or ldaps://directory.example.edu.',
    ),
  HRIS_TLS: z
    .enum(['required', 'none'])
    .default('required')
    .describe('required takes https, ldaps or StartTLS; none lets passwords go unencrypted, on a wire of one’s own.'),
  HRIS_CA_FILE: z
    .string()
    .optional()
    .describe('A PEM file with the authority that signed the HR system’s certificate, where no public one did.'),
  HRIS_TOKEN: z.string().optional().describe('The bearer token that this server shows to a HR system of kind rest.'),
  HRIS_PEOPLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where a HR system of kind rest tells who still works there. Without it nobody is signed out at night.'),
  HRIS_BIND_DN: z
    .string()
    .optional()
    .describe('The name under which the directory is searched, cn=sinupan,dc=example.'),
  HRIS_BIND_PASSWORD: z.string().optional().describe('The password that goes with HRIS_BIND_DN.'),
  HRIS_BASE_DN: z.string().optional().describe('Below which entry people are looked for, ou=people,dc=example,dc=edu.'),
  HRIS_USER_FILTER: z
    .string()
    .regex(/^\(.*\{userName\}.*\)$/)
    .default('(uid={userName})')
    .describe('The filter that finds a person by {userName}, such as (uid={userName}).'),
  HRIS_ACTIVE_FILTER: z
    .string()
    .regex(/^\(.*\)$/)
    .optional()
    .describe('The filter that only people who still work here match, such as (employeeType=active).'),
  HRIS_ID_ATTRIBUTE: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9-]*$/)
    .default('entryUUID')
    .describe('The attribute that tells a person for ever, such as entryUUID, objectGUID or employeeNumber.'),
  HRIS_AUTO_ACCEPT: flag
    .default(false)
    .describe('Whether a first sign-in with a HR account needs no administrator’s acceptance: true or false.'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('The client id of this installation at Google. Without it nobody signs in with Google.'),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com')
    .transform((value) => value.replace(/\/+$/, ''))
    .describe('Who issues the ID tokens, https://accounts.google.com.'),
  GOOGLE_DOMAINS: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)).min(1))
    .optional()
    .describe('The Google Workspace domains that may sign in, separated by commas; the e-mail domains unless told.'),
}

type Settings = z.output<z.ZodObject<typeof identitySettings>>

/** What doesn't go together, in one sentence, or undefined. */
export function contradictionIn(settings: Settings): string | undefined {
  const { HRIS_ADAPTER: adapter, HRIS_URL: url = '', HRIS_TLS: tls } = settings
  if (!adapter) return undefined
  const schemes = adapter === 'rest' ? /^https?:/ : /^ldaps?:/
  if (!schemes.test(url))
    return `HRIS_ADAPTER ${adapter} needs an HRIS_URL that begins with ${adapter === 'rest' ? 'https' : 'ldaps'}://.`
  if (adapter === 'ldap' && !settings.HRIS_BASE_DN) return 'HRIS_ADAPTER ldap needs HRIS_BASE_DN.'
  const isPlain = (address = '') => /^http:/.test(address)
  if (tls === 'required' && (isPlain(url) || isPlain(settings.HRIS_PEOPLE_URL)))
    return 'HRIS_URL and HRIS_PEOPLE_URL begin with https://, or HRIS_TLS is none.'
  return undefined
}
