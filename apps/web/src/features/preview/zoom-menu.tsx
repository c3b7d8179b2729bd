import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import classes from './preview.module.css'
import type { ZoomControl } from './viewer-controls.ts'
import { t } from './words.ts'

/** The ways to zoom, with their keys. Its target is the child. */
export function ZoomMenu({ zoom, children, position }: ZoomMenuProps) {
  return (
    <Menu position={position} width={200} alignItemsLabels="none">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item closeMenuOnClick={false} onClick={() => zoom.step(1)} rightSection={<Key>+</Key>}>
          {t('zoomIn')}
        </Menu.Item>
        <Menu.Item closeMenuOnClick={false} onClick={() => zoom.step(-1)} rightSection={<Key>−</Key>}>
          {t('zoomOut')}
        </Menu.Item>
        <Menu.Divider />
        {zoom.choices.map(({ id, label, isChosen }) => (
          <Menu.RadioItem
            key={id}
            value={id}
            checked={isChosen}
            closeMenuOnClick
            classNames={{ itemIndicator: classes.indicator }}
            onChange={() => zoom.choose(id)}
            rightSection={isChosen && <IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ZoomMenuProps {
  zoom: ZoomControl
  position: 'bottom-end' | 'top'
  children: ReactElement
}

const Key = ({ children }: { children: string }) => (
  <span className={classes.key} aria-hidden="true">
    {children}
  </span>
)

/** The zoom as it is now, in the floating control; pressing offers the others. */
export function ZoomButton({ zoom }: { zoom: ZoomControl }) {
  return (
    <ZoomMenu zoom={zoom} position="top">
      <UnstyledButton className={classes.floatingButton} aria-label={`${zoom.label}, ${t('zoom')}`}>
        {zoom.label}
      </UnstyledButton>
    </ZoomMenu>
  )
}
