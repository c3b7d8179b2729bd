import { resolve } from 'node:path'
import { z } from 'zod'
import { contradictionIn, identitySettings } from './identity-settings.ts'
import { linkSettings } from './link-settings.ts'
import { privacySettings } from './privacy-setting.ts'
import { programSettings } from './program-settings.ts'
import { trustedProxies } from './proxy-setting.ts'
import { runningSettings } from './running-settings.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** Every setting, each with the sentence that a wrong value is answered with. */
const settings = {
  PORT: wholeNumber(1, 65_535).default(4000).describe('The port that the server listens on, 1 to 65535.'),
  HOST: z.string().min(1).default('0.0.0.0').describe('The address that the server listens on, such as 127.0.0.1.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((value) => resolve(value))
    .describe('The folder that holds all state.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'An external PostgreSQL 15 or newer, postgres://user:password@host/database. Without it the embedded one is used.',
    ),
  PUBLIC_URL: httpUrl
    .optional()
    .describe('The address that people use, such as https://records.example.edu. Links in mails begin with it.'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('What this process does: all, web or worker.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged: trace, debug, info, warn, error or silent.'),
  TRUST_PROXY: trustedProxies,
  INSTITUTION_NAME: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .default('Haraya State University')
    .describe('The institution’s name, 1 to 200 characters.'),
  INSTITUTION_LOGO_URL: z.string().max(2_000).optional().describe('The address of the institution’s logo.'),
  INSTITUTION_ACCENT: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .default('#2e5db1')
    .describe('The accent colour as #rrggbb.'),
  INSTITUTION_EMAIL_DOMAIN: z
    .string()
    .default('haraya.example')
    .transform((value) =>
      value
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)).min(1))
    .describe('The institution’s e-mail domains, separated by commas, such as example.edu.'),
  TIME_ZONE: z
    .string()
    .default('Asia/Manila')
    .refine(isTimeZone)
    .describe('The institution’s time zone, such as Asia/Manila.'),
  SESSION_HOURS: wholeNumber(1, 720).default(12).describe('How long a sign-in lasts, 1 to 720 hours.'),
  UPLOAD_LIMIT: wholeNumber(1, 1_099_511_627_776)
    .default(10_737_418_240)
    .describe('The largest file in bytes, up to 1 TiB.'),
  DISK_RESERVE: wholeNumber(0, 1_000_000_000_000_000)
    .default(268_435_456)
    .describe('Bytes of the disk that uploads leave free, for the database beside them; 0 for none.'),
  ALLOW_SELF_APPROVAL: flag.default(false).describe('Whether people may decide on their own postings: true or false.'),
  POSTING_REMINDER_DAYS: wholeNumber(1, 365)
    .default(3)
    .describe('After how many working days who decides is reminded of a posting, 1 to 365.'),
  POSTING_ESCALATION_DAYS: wholeNumber(1, 365)
    .default(6)
    .describe('After how many working days a waiting posting is told to the administrators, 1 to 365.'),
  REQUESTS_NAMED_DAYS: wholeNumber(30, 36_525)
    .default(730)
    .describe('After how many days from its answer a request from outside is made anonymous, 30 to 36525.'),
  ...programSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The mail server, smtp://user:password@host:587. Without it mail stays in the outbox.'),
  WORK_ALARM_MINUTES: wholeNumber(1, 10_080)
    .default(30)
    .describe('After how many minutes waiting work is told to the administrators, 1 to 10080.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('The bearer token that opens /metrics, at least 16 characters. Without it there is no such page.'),
  MAIL_FROM: z.string().max(320).default('Sinupan <no-reply@haraya.example>').describe('The sender of mails.'),
  ...linkSettings,
  ...privacySettings,
  ...runningSettings,
  ...identitySettings,
}

const schema = z.object(settings)
export type Config = z.output<typeof schema> & { isDemo: boolean }

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined
  } catch {
    return false
  }
}

/**
 * Reads the settings from an environment.
 *
 * @throws with one sentence a wrong setting, naming it and what it takes, or what doesn't go together
 */
export function readConfig(environment: Record<string, string | undefined>, isDemo = false): Config {
  const given = Object.fromEntries(
    Object.keys(settings).flatMap((key) => (environment[key] ? [[key, environment[key]]] : [])),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    const contradiction = contradictionIn(parsed.data)
    if (contradiction) throw new Error(contradiction)
    return { ...parsed.data, isDemo }
  }
  const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
  throw new Error(wrong.map((key) => `${key} is '${given[key]}', which can't be used. ${describe(key)}`).join('\n'))
}

const describe = (key: string): string => settings[key as keyof typeof settings].description ?? ''

/** The address that links in mails begin with. */
export const publicUrl = (config: Config): string => config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
