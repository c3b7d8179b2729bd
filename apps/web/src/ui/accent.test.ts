import { describe, expect, it } from 'vitest'
import { accentShades, isAccent } from './accent.ts'
import { contrast, hexOf, oklchOf } from './oklch.ts'
import { ink } from './theme-colors.ts'

const INSTITUTIONS = ['#7b1113', '#00563f', '#f2c200', '#ffe600', '#0038a8', '#6b2fa0', '#00a0b0', '#808080', '#ff6a00']

describe('an institution’s accent', () => {
  it.each(INSTITUTIONS)('%s carries white text on the shades that buttons use', (accent) => {
    const shades = accentShades(accent)
    expect(contrast(shades[5], '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades[6], '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(INSTITUTIONS)('%s gives ten shades, each darker than the one before', (accent) => {
    const lightness = accentShades(accent).map((shade) => oklchOf(shade).l)
    expect(lightness).toHaveLength(10)
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a))
  })

  it.each(INSTITUTIONS)('%s is readable as text: shade 7 on the selected row', (accent) => {
    const shades = accentShades(accent)
    expect(contrast(shades[7], shades[0])).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the hue of the colour that was given', () => {
    const shades = accentShades('#7b1113')
    expect(Math.abs(oklchOf(shades[6]).h - oklchOf('#7b1113').h)).toBeLessThan(4)
  })

  it('is the product’s ink when no colour, or no colour at all, is set', () => {
    expect(accentShades()).toBe(ink)
    expect(accentShades('blue; background: url(//elsewhere)')).toBe(ink)
    expect(accentShades('#2E5DB1')).toBe(ink)
    expect(isAccent('#12345')).toBe(false)
  })

  it('survives the way to OKLCH and back', () => {
    for (const hex of ink) expect(hexOf(oklchOf(hex))).toBe(hex)
  })
})
