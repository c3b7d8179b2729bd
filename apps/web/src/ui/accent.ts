import type { MantineColorsTuple } from '@mantine/core'
import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts'
import { ink } from './theme-colors.ts'

const LIGHTNESS = [0.96, 0.92, 0.85, 0.75, 0.66, 0.57, 0.49, 0.43, 0.37, 0.3]
const CHROMA = [0.1, 0.18, 0.36, 0.6, 0.82, 0.96, 1, 0.89, 0.76, 0.6]
const ON_BUTTON = 4.5

/** Whether a text is a colour that `accentShades` accepts: `#rrggbb`, in any letter case. */
export const isAccent = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/**
 * Ten shades, palest first, from an institution's colour `#rrggbb`. Without a colour, or with an unreadable one, the
 * product's own ink. White text reaches 4.5:1 on shades 5 (dark) and 6 (light), the two that carry buttons.
 */
export function accentShades(accent?: string): MantineColorsTuple {
  if (!accent || !isAccent(accent) || accent.toLowerCase() === ink[6]) return ink
  const base = oklchOf(accent)
  const shade = (step: number) => {
    const colour = { l: LIGHTNESS[step] ?? 0.5, c: base.c * (CHROMA[step] ?? 1), h: base.h }
    return step === 5 || step === 6 ? darkenedForWhite(colour) : hexOf(colour)
  }
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}

function darkenedForWhite(colour: Oklch): string {
  let darker = colour
  while (contrast(hexOf(darker), '#ffffff') < ON_BUTTON) darker = { ...darker, l: darker.l - 0.005 }
  return hexOf(darker)
}
