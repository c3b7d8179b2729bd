import type { MantineThemeOverride } from '@mantine/core'

const EASING = 'cubic-bezier(.2, 0, 0, 1)'

/**
 * Defaults of Mantine's components; their drawing is in `mantine-overrides.css`. `nothingFoundMessage`: of every list that
 * is searched.
 */
export const themeComponents = (nothingFoundMessage?: string): NonNullable<MantineThemeOverride['components']> => ({
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
  Anchor: { defaultProps: { underline: 'hover', size: 'sm' } },
  Button: { defaultProps: { size: 'sm' } },
  Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
  Drawer: { defaultProps: { overlayProps: { color: '#0b0b09', backgroundOpacity: 0.5 } } },
  Input: { defaultProps: { size: 'sm' } },
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  Loader: { defaultProps: { size: 'sm' } },
  Menu: {
    defaultProps: {
      width: 264,
      radius: 'md',
      shadow: 'md',
      withInitialFocusPlaceholder: false,
      // Not by keys: the one that opens a row's menu reaches the page once the menu is there. Its keys are its own.
      clickOutsideEvents: ['mousedown', 'touchstart'],
      // A long menu moves over what it was opened from before it runs out of the window.
      middlewares: { flip: true, shift: { crossAxis: true, padding: 8 } },
      transitionProps: { transition: 'fade', duration: 120, timingFunction: EASING },
    },
  },
  Modal: {
    defaultProps: {
      radius: 'lg',
      padding: 24,
      shadow: 'lg',
      centered: true,
      overlayProps: { color: '#0b0b09', backgroundOpacity: 0.5 },
      transitionProps: { transition: 'fade-up', duration: 160, timingFunction: EASING },
    },
  },
  Popover: { defaultProps: { radius: 'md', shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } } },
  Radio: { defaultProps: { size: 'xs' } },
  SegmentedControl: { defaultProps: { size: 'sm' } },
  MultiSelect: { defaultProps: { nothingFoundMessage } },
  Select: { defaultProps: { checkIconPosition: 'right', nothingFoundMessage } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  Text: { defaultProps: { size: 'sm' } },
  Tooltip: { defaultProps: { radius: 'xs', openDelay: 300, transitionProps: { duration: 120 } } },
})
