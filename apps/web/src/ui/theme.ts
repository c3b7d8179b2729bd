import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core'
import { accentShades } from './accent.ts'
import { dark, gray, green, orange, red } from './theme-colors.ts'
import { themeComponents } from './theme-components.ts'

const FAMILY =
  "'IBM Plex Sans Variable', 'IBM Plex Sans', 'Plex in Arial', 'Plex in Roboto', 'Plex in DejaVu', system-ui, sans-serif"

const variantColors: NonNullable<MantineThemeOverride['variantColorResolver']> = (input) => {
  const stock = defaultVariantColorsResolver(input)
  const name = input.color ?? input.theme.primaryColor
  if (input.variant === 'light')
    return { ...stock, color: `light-dark(var(--mantine-color-${name}-7), var(--mantine-color-${name}-2))` }
  if (input.variant === 'subtle' || input.variant === 'transparent')
    return {
      ...stock,
      hover: input.variant === 'subtle' ? 'var(--subtle-hover)' : stock.hover,
      color: name === 'gray' ? 'var(--second-text)' : `light-dark(var(--mantine-color-${name}-7), ${onDark(name)})`,
    }
  return stock
}

const onDark = (name: string) => (name === 'ink' ? 'var(--accent-text)' : `var(--mantine-color-${name}-3)`)

/** The whole look (see `roles.css` for the colours' roles). `accent` is the institution's `#rrggbb`, if it set one. */
export function themeFor(accent?: string, nothingFound?: string): MantineThemeOverride {
  return createTheme({
    fontFamily: FAMILY,
    fontFamilyMonospace: FAMILY,
    fontWeights: { regular: '400', medium: '500', bold: '600' },
    fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
    lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '26px', xl: '28px' },
    headings: {
      fontFamily: FAMILY,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '24px', lineHeight: '32px' },
        h2: { fontSize: '18px', lineHeight: '26px' },
        h3: { fontSize: '16px', lineHeight: '24px' },
        h4: { fontSize: '14px', lineHeight: '20px' },
      },
    },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    defaultRadius: 'sm',
    shadows: { sm: 'var(--shadow-sm)', md: 'var(--shadow-md)', lg: 'var(--shadow-lg)', xl: 'var(--shadow-lg)' },
    breakpoints: { xs: '30em', sm: '48em', md: '68.75em', lg: '80em', xl: '90em' },
    colors: { ink: accentShades(accent), gray, dark, green, orange, red },
    primaryColor: 'ink',
    primaryShade: { light: 6, dark: 5 },
    autoContrast: false,
    white: '#ffffff',
    black: '#1e1e1c',
    cursorType: 'pointer',
    respectReducedMotion: true,
    variantColorResolver: variantColors,
    components: themeComponents(nothingFound),
  })
}
