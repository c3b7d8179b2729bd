import { describe, expect, it } from 'vitest'
import { partsOf } from './marked-text.tsx'

describe('a passage with highlights', () => {
  it('is marked only between <mark> and </mark>', () => {
    expect(partsOf('this <mark>Charter</mark> states <mark>fees</mark>')).toEqual([
      { text: 'this ', marked: false },
      { text: 'Charter', marked: true },
      { text: ' states ', marked: false },
      { text: 'fees', marked: true },
    ])
  })

  it('shows any other tag as the text that it is', () => {
    const hostile = '<img src=x onerror=alert(1)><mark><b>x</b></mark><mark onclick="y">z'
    expect(partsOf(hostile)).toEqual([
      { text: '<img src=x onerror=alert(1)>', marked: false },
      { text: '<b>x</b>', marked: true },
      { text: '<mark onclick="y">z', marked: false },
    ])
  })

  it('marks nothing when the end is missing, and spans lines', () => {
    expect(partsOf('a <mark>b')).toEqual([{ text: 'a <mark>b', marked: false }])
    expect(partsOf('<mark>a\nb</mark>')).toEqual([{ text: 'a\nb', marked: true }])
  })
})
