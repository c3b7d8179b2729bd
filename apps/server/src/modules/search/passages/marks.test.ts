import { describe, expect, test } from 'vitest'
import { parseQuery } from '../query/parse-query.ts'
import { excerpt } from './excerpt.ts'
import { markRanges, rangesIn, soughtBy } from './marks.ts'

const mark = (text: string, query: string) => markRanges(text, rangesIn(text, soughtBy(parseQuery(query))))

describe('marks in a text', () => {
  test('are made without regard to letter case, accents and plural', () => {
    expect(mark('Señor PEÑA adopts Resolutions', 'pena resolution')).toBe(
      'Señor <mark>PEÑA</mark> adopts <mark>Resolutions</mark>',
    )
    expect(mark('the Citizen’s Charter and Citizens Charter', 'citizen’s charter')).toBe(
      'the <mark>Citizen’s Charter</mark> and <mark>Citizens Charter</mark>',
    )
  })

  test('show whole phrases, and the beginning that is typed as its whole word', () => {
    expect(mark('second semester, second year', '"second semester"')).toBe('<mark>second semester</mark>, second year')
    expect(mark('Memo 2026-117', '2026-11')).toBe('Memo <mark>2026-117</mark>')
    expect(mark('Enrolment', 'enro')).toBe('<mark>Enrolment</mark>')
  })

  test('are found beside words of other letters, behind apostrophes and in one word with other signs', () => {
    expect(mark("'memo' Niño's m\u00ademo, ʻmemo `Memo` x memo議事memo", 'memo')).toBe(
      "<mark>'memo'</mark> Niño&#39;s <mark>m\u00ademo</mark>, <mark>ʻmemo `Memo`</mark> x <mark>memo</mark>議事<mark>memo</mark>".replaceAll(
        "'",
        '&#39;',
      ),
    )
    expect(mark('the dean of the dean', '"the dean"')).toBe('<mark>the dean</mark> of <mark>the dean</mark>')
  })

  test('never show what is excluded', () => {
    expect(mark('a draft memo', 'memo -draft')).toBe('a draft <mark>memo</mark>')
  })

  test('stand in text that is safe, whatever it holds', () => {
    expect(mark('<script>alert("memo")</script> & <mark>', 'memo')).toBe(
      '&lt;script&gt;alert(&quot;<mark>memo</mark>&quot;)&lt;/script&gt; &amp; &lt;mark&gt;',
    )
    expect(mark("it's <mark>", 'mark')).toBe('it&#39;s &lt;<mark>mark</mark>&gt;')
  })
})

describe('an excerpt', () => {
  const long = `${'Nothing of interest stands here. '.repeat(40)}The fees of enrolment are due in June. ${'More follows after it. '.repeat(40)}`
  const cut = (text: string, query: string) => excerpt(text, soughtBy(parseQuery(query)))

  test('is the stretch that holds most, of whole words, with signs where it was cut', () => {
    const text = cut(long, 'enrolment fees') ?? ''
    expect(text).toContain('The <mark>fees</mark> of <mark>enrolment</mark> are due in June.')
    expect(text).toMatch(/^… \w/)
    expect(text).toMatch(/ …$/)
    expect(text.length).toBeLessThan(300)
  })

  test('is the whole of a short text, and nothing where nothing is found', () => {
    expect(cut('The  fees\nof June', 'fees')).toBe('The <mark>fees</mark> of June')
    expect(cut('The fees', 'enrolment')).toBeUndefined()
    expect(cut('x'.repeat(5_000), 'fees')).toBeUndefined()
    expect(cut(`${'x'.repeat(5_000)} fees ${'y'.repeat(5_000)}`, 'fees')).toContain('<mark>fees</mark>')
  })
})
