import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../../../testing/mailed.ts'
import { GivenRequests } from '../../../testing/requests.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { fillLetter, firstUnknown } from '../front/letters/fill.ts'
import { requestTexts } from '../front/letters/send-request-letter.ts'

/** Administrators word the letters to who asked for a document (docs/decisions/0047). */
const sinupan = await startSinupan()
const requests = new GivenRequests(sinupan)
const { app, people } = sinupan
const { admin } = people

const asked = { kind: 'asked', language: 'en' } as const
const word = (body: { subject?: string; text?: string; version?: number }, params: typeof asked = asked) =>
  admin.call(contract.updateRequestLetter, { params, body: { subject: 'A question', text: 'Please answer.', ...body } })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: Record<string, string[]> }).errors ?? {}

async function lastLetterTo(email: string) {
  await app.drain()
  return (await mailsTo(sinupan, email))[0]
}

describe('a letter to who asked', () => {
  test('is the product’s own until it is worded here, in each language by itself', async () => {
    const { items, total } = await admin.ask(contract.listRequestLetters)
    expect([total, items.every(({ isOwn, version }) => !isOwn && version === 0)]).toEqual([26, true])
    expect(
      codeOf(
        await word({ subject: 'A question on {{trackingNo}}', text: 'About {{title}}.\n\nBy {{ answerUntil }}.' }),
      ),
    ).toBe(200)
    const after = await admin.ask(contract.listRequestLetters, { query: { language: 'en' } })
    expect(after.items.find(({ kind }) => kind === 'asked')).toMatchObject({
      isOwn: true,
      version: 1,
      changedBy: { id: people.admin.userId },
    })
    const filipino = await admin.ask(contract.listRequestLetters, { query: { language: 'fil' } })
    expect(filipino.items.filter(({ isOwn }) => isOwn)).toEqual([])
  })

  test('goes out in these words, and in the product’s own again once it is given back', async () => {
    await word({ subject: 'Tanong: {{trackingNo}}', text: '{{institution}} asks about {{title}}.' })
    const own = async (email: string) => {
      const { id, trackingNo } = await requests.pending({ email, title: 'Minutes of {{dueOn}}' })
      await people.records.ask(contract.clarifyRequest, { params: { id }, body: { text: 'Which year?' } })
      return { trackingNo, letter: await lastLetterTo(email) }
    }
    const worded = await own('worded@example.org')
    expect(worded.letter?.subject).toBe(`Tanong: ${worded.trackingNo}`)
    expect(worded.letter?.bodyText).toContain('asks about Minutes of {{dueOn}}.')
    expect(worded.letter?.bodyText).toContain('> Which year?')
    await admin.ask(contract.resetRequestLetter, { params: asked })
    await admin.ask(contract.resetRequestLetter, { params: asked })
    const again = await own('again@example.org')
    expect(again.letter?.subject).toBe(`A question about your request ${again.trackingNo}`)
  })

  test('with a placeholder that it does not know is refused at its field', async () => {
    const wrong = await word({ subject: '{{appeal}}', text: 'By {{dueOn}} or {{ answerUntil }}.' })
    expect([codeOf(wrong), Object.keys(errorsOf(wrong))]).toEqual(['ValidationFailed', ['subject', 'text']])
    expect(errorsOf(wrong).text?.[0]).toContain('{{dueOn}}')
    for (const text of ['Open {{', 'Closed }}', '{{title}', `{{${'x'.repeat(300)}}}`])
      expect([text, Object.keys(errorsOf(await word({ text })))]).toEqual([text, ['text']])
  })

  test('is shown with an example before it is kept', async () => {
    const body = { subject: 'Answer {{trackingNo}}', text: '{{answer}}\n\n{{referral}}\n\n{{appeal}}' }
    const params = { kind: 'answered', language: 'fil' } as const
    const shown = await admin.ask(contract.previewRequestLetter, { params, body })
    expect(shown.subject).toMatch(/^Answer REQ-\d{4}-/)
    expect(shown.paragraphs).toEqual([expect.stringContaining('Isang bahagi'), expect.stringContaining('umapela')])
    const wrong = await admin.call(contract.previewRequestLetter, { params, body: { ...body, text: '{{nobody}}' } })
    expect(Object.keys(errorsOf(wrong))).toEqual(['text'])
  })

  test('that two change at once is changed by one', async () => {
    const params = { kind: 'lapsed', language: 'en' } as const
    const change = (text: string) =>
      admin.call(contract.updateRequestLetter, { params, body: { subject: 'Closed', text, version: 0 } })
    const both = await Promise.all([change('One.'), change('Other.')])
    expect(both.map(codeOf).toSorted()).toEqual([200, 'StateChanged'])
  })

  test('of the product knows all its placeholders, in both languages, and leaves nothing in braces', () => {
    for (const texts of Object.values(requestTexts))
      for (const kind of contract.requestLetterKind.options) {
        const { subject, text } = texts.letters[kind]
        expect([kind, firstUnknown(kind, subject), firstUnknown(kind, text)]).toEqual([kind, undefined, undefined])
        const all = Object.fromEntries(contract.requestLetterPlaceholders[kind].map((name) => [name, 'something']))
        expect(JSON.stringify(fillLetter({ subject, text }, all))).not.toMatch(/[{]{2}|[}]{2}/)
      }
  })
})

describe('how student numbers are written', () => {
  test('is set by an administrator, and read by everybody signed in', async () => {
    expect(await people.ana.ask(contract.getRequestSettings)).toEqual({ studentNoPattern: '####-#####', version: 1 })
    const set = (studentNoPattern: string, version?: number) =>
      admin.call(contract.updateRequestSettings, { body: { studentNoPattern, ...(version && { version }) } })
    for (const wrong of ['', '###', 'abcd', '(a+)+#####', '####.*', '@@@@', '#'.repeat(41)])
      expect([wrong, Object.keys(errorsOf(await set(wrong)))]).toEqual([wrong, ['studentNoPattern']])
    expect((await set('UP-@@-#####', 1)).body).toEqual({ studentNoPattern: 'UP-@@-#####', version: 2 })
    expect(codeOf(await set('####-#####', 1))).toBe('StateChanged')
    expect(await people.ana.ask(contract.getRequestSettings)).toMatchObject({ studentNoPattern: 'UP-@@-#####' })
  })
})
