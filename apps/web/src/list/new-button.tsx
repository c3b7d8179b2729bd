import { IconPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { MainButton } from './main-button.tsx'

/** The one filled button of a list: makes one of its kind. */
export const NewButton = (props: Omit<ComponentProps<typeof MainButton>, 'icon'>) => (
  <MainButton icon={IconPlus} {...props} />
)
