import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** What the institution lets a link be. */
export const linkSettings = {
  LINKS_FOR_ANYONE: flag
    .default(true)
    .describe(
      'Whether documents may be shared with anyone who has the link: true or false. False withholds those made before too.',
    ),
  LINK_PASSWORD_REQUIRED: flag.default(false).describe('Whether a link for anyone needs a password: true or false.'),
  LINK_MAX_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(0)
    .describe('How many days a share lasts at most, up to 36500; 0 for no end.'),
  DROPS: flag
    .default(true)
    .describe(
      'Whether units may ask people without an account for files: true or false. False withholds what was asked for before too.',
    ),
}
