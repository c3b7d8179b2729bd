import { Button } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIsPhone } from '../ui/media.ts'
import type { Act } from './acts.ts'
import classes from './list.module.css'

interface MainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  icon?: Act['icon']
  /** Stands after the words: it opens a menu. */
  end?: ReactNode
  children: string
  /** Fewer words for a phone. */
  short?: string
}

/** A screen's one filled button; on phones it floats at the lower right. */
export function MainButton({ icon: Icon, end, children, short = children, ...rest }: MainButtonProps) {
  const phone = useIsPhone()
  return (
    <Button
      {...rest}
      size={phone ? 'md' : 'header'}
      className={phone ? (classes.add ?? '') : ''}
      leftSection={Icon && <Icon size={phone ? 20 : 16} stroke={1.8} aria-hidden="true" />}
      rightSection={end}
    >
      {phone ? short : children}
    </Button>
  )
}
