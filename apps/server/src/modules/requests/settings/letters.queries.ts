import { type Language, type RequestLetter, requestLetterKind, requestLetterPlaceholders } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { userRefJson } from '../../people/index.ts'
import { requestTexts } from '../front/letters/send-request-letter.ts'
import type { WhichLetter } from './letter-texts.store.ts'

type Own = Pick<RequestLetter, 'kind' | 'language' | 'subject' | 'text' | 'changedBy' | 'changedAt' | 'version'>

const languages: readonly Language[] = ['en', 'fil']

/** Every letter as it is sent now, in the order of a request's way. */
export async function listLetters(db: Database, language?: Language): Promise<RequestLetter[]> {
  const { rows } = await sql<Own>`
    select t.kind, t.language, t.subject, t.text, t.version, t.changed_at, ${userRefJson('changer')} as changed_by
    from request_letter_texts t left join users changer on changer.id = t.changed_by`.execute(db)
  const asked = languages.filter((one) => language === undefined || one === language)
  return asked.flatMap((language) =>
    requestLetterKind.options.map((kind) => {
      const own = rows.find((row) => row.kind === kind && row.language === language)
      const standard = { ...requestTexts[language].letters[kind], changedBy: null, changedAt: null, version: 0 }
      const placeholders = [...requestLetterPlaceholders[kind]]
      return { kind, language, ...(own ?? standard), isOwn: own !== undefined, placeholders }
    }),
  )
}

/** One of them. */
export async function viewLetter(db: Database, { kind, language }: WhichLetter): Promise<RequestLetter> {
  const found = (await listLetters(db, language)).find((letter) => letter.kind === kind)
  if (!found) throw new Error(`There is no letter ${kind} in ${language}.`)
  return found
}
