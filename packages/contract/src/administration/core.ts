import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'

/** What a client has to know before anybody signed in. */
export const clientConfig = z
  .object({
    institutionName: z.string(),
    logoUrl: z.string().nullable(),
    accent: z.string().describe('#rrggbb'),
    signInMethods: z.array(z.enum(['local', 'hris', 'google'])).describe('The ways to sign in that are set up here'),
    googleClientId: z.string().nullable().describe('What Google calls this installation; null where it is not set up'),
    googleScriptUrl: z.string().nullable(),
    emailDomains: z.array(z.string()),
    uploadLimit: z.number().describe('Bytes a file'),
    refusedTypes: z
      .array(z.string())
      .describe(
        'Endings of files that are not taken, such as exe: judged by their content whatever they are called, and by their name where the content is of no known kind. Another content under such a name gets its own ending: form.hta that is a PDF becomes form.hta.pdf',
      ),
    links: z
      .object({
        forAnyone: z.boolean(),
        passwordRequired: z.boolean(),
        maxDays: z.number().int().nullable(),
      })
      .describe('What the institution lets a link be: for anyone at all, only with a password, so many days at most'),
    drops: z.boolean().describe('Whether units may ask people without an account for files'),
    privacyNotice: z
      .object({ version: z.string(), text: z.string(), textFil: z.string() })
      .describe(
        'What whoever asks for a document is told of their data, in English and Filipino; the version goes into the form',
      ),
    languages: z.array(z.string()),
    timeZone: z.string(),
    isDemo: z.boolean(),
  })
  .meta({ id: 'ClientConfig' })

export const getClientConfig = endpoint({
  name: 'Core_Config',
  method: 'GET',
  path: '/Core/Config',
  who: 'open',
  summary: 'The institution’s settings that a client needs',
  response: clientConfig,
})

export type ClientConfig = z.output<typeof clientConfig>
