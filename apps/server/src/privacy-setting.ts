import { createHash } from 'node:crypto'
import { z } from 'zod'

// RA 10173, sections 16 and 11: what is collected, why, who sees it, how long, and what somebody may ask for.
const en = `We use what you write here only to find what you ask for, to answer you, and to keep the records that the law asks of public offices. Those who work on your request see it, and nobody else. Your name is not published.

We ask for no birth date and no government number. When your request has been closed for its period, your name, address and messages are removed; what was asked and how it was answered stays as a figure.

Under the Data Privacy Act of 2012 (RA 10173) you may ask to see, correct or erase what we hold about you, and you may complain to the National Privacy Commission. Write to the data protection officer of the institution.`

const fil = `Ginagamit lang namin ang isinusulat mo rito upang hanapin ang hinihiling mo, sagutin ka, at itago ang mga talaang hinihingi ng batas sa mga pampublikong tanggapan. Ang mga gumagawa sa iyong kahilingan lang ang makakakita nito. Hindi ilalathala ang pangalan mo.

Hindi namin hinihingi ang petsa ng kapanganakan o anumang numero mula sa gobyerno. Kapag natapos na ang panahon matapos isara ang kahilingan, aalisin ang pangalan, address at mga mensahe mo; ang bilang na lang ng hiniling at kung paano ito nasagot ang matitira.

Ayon sa Data Privacy Act of 2012 (RA 10173), maaari mong hilingin na makita, itama o burahin ang hawak naming datos tungkol sa iyo, at maaari kang magreklamo sa National Privacy Commission. Sumulat sa data protection officer ng institusyon.`

const notice = (plain: string) => z.string().trim().min(20).max(5_000).default(plain)

/** What whoever asks for a document is told of their data. */
export const privacySettings = {
  PRIVACY_NOTICE: notice(en).describe(
    'What people who ask for a document are told of their data, 20 to 5000 characters.',
  ),
  PRIVACY_NOTICE_FIL: notice(fil).describe('The same in Filipino, 20 to 5000 characters.'),
}

/** The notice with its version, which is another one as soon as a letter of it changes. */
export function privacyNotice(config: { PRIVACY_NOTICE: string; PRIVACY_NOTICE_FIL: string }) {
  const { PRIVACY_NOTICE: text, PRIVACY_NOTICE_FIL: textFil } = config
  return { version: createHash('sha256').update(`${text}\n${textFil}`).digest('hex').slice(0, 12), text, textFil }
}
