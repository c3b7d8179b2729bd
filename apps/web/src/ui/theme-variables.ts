import type { CSSVariablesResolver } from '@mantine/core'
import { ink } from './theme-colors.ts'

/** Roles that depend on the accent. Dark: the exact values of our own ink, a mixture for another institution's. */
function accentRoles(own: boolean) {
  const shade = (step: number) => `var(--mantine-color-ink-${step})`
  const mixed = (percent: number) => `color-mix(in srgb, ${shade(6)} ${percent}%, var(--page))`
  return {
    light: {
      '--accent': shade(6),
      '--accent-text': shade(7),
      '--selected-row': shade(0),
      '--selected-nav': shade(1),
      '--folder': shade(3),
    },
    dark: {
      '--accent': shade(4),
      '--accent-text': own ? '#a3c0ec' : `color-mix(in srgb, ${shade(2)}, ${shade(3)})`,
      '--selected-row': own ? '#1e2b42' : mixed(26),
      '--selected-nav': own ? '#27395a' : mixed(42),
      '--folder': shade(5),
    },
  }
}

/** Mantine's own variables pointed at our roles (`roles.css`): its stock dimmed and placeholder greys fail AA. */
const MANTINE_ROLES = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--second-text)',
  '--mantine-color-placeholder': 'var(--third-text)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad-text)',
  '--mantine-color-default': 'var(--button)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--stronger-line)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-disabled': 'var(--track)',
  '--mantine-color-disabled-color': 'var(--disabled-text)',
  '--mantine-color-disabled-border': 'var(--line)',
}

export const themeVariables: CSSVariablesResolver = (theme) => {
  const roles = accentRoles(theme.colors.ink?.[6] === ink[6])
  return { variables: {}, light: { ...MANTINE_ROLES, ...roles.light }, dark: { ...MANTINE_ROLES, ...roles.dark } }
}
