import { language, type clientConfig as shape } from '@sinupan/contract'
import type { z } from 'zod'
import type { Config } from './config.ts'
import { executableExtensions } from './platform/media-type/index.ts'
import { privacyNotice } from './privacy-setting.ts'

/** The settings that a client needs; nothing secret is among them. */
export const clientConfig = (config: Config): z.output<typeof shape> => ({
  institutionName: config.INSTITUTION_NAME,
  logoUrl: config.INSTITUTION_LOGO_URL ?? null,
  accent: config.INSTITUTION_ACCENT,
  signInMethods: [
    'local',
    ...(config.HRIS_ADAPTER ? (['hris'] as const) : []),
    ...(config.GOOGLE_CLIENT_ID ? (['google'] as const) : []),
  ],
  googleClientId: config.GOOGLE_CLIENT_ID ?? null,
  googleScriptUrl: config.GOOGLE_CLIENT_ID ? `${config.GOOGLE_ISSUER}/gsi/client` : null,
  emailDomains: config.INSTITUTION_EMAIL_DOMAIN,
  uploadLimit: config.UPLOAD_LIMIT,
  refusedTypes: executableExtensions(),
  links: {
    forAnyone: config.LINKS_FOR_ANYONE,
    passwordRequired: config.LINK_PASSWORD_REQUIRED,
    maxDays: config.LINK_MAX_DAYS || null,
  },
  drops: config.DROPS,
  privacyNotice: privacyNotice(config),
  languages: language.options,
  timeZone: config.TIME_ZONE,
  isDemo: config.isDemo,
})
