import { Button } from '@mantine/core'
import { usePermissions } from '../../lib/access-list.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'
import { keyGroups } from './key-groups.ts'
import classes from './keys-help.module.css'
import { t } from './words.ts'

/** Every key of the application, by where it means something. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const permissions = usePermissions()
  const groups = keyGroups().filter(({ permission }) => !permission || permissions.has(permission))
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      width={640}
      actions={
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <div className={classes.groups}>
        {groups.map(({ id, title, keys }) => (
          <section key={id} aria-label={title}>
            <h3 className={classes.heading}>{title}</h3>
            <dl className={classes.keys}>
              {keys.map(({ press, does }) => (
                <div key={does} className={classes.key}>
                  <dt>
                    {/* The caps are for the eye; a reader hears the words. */}
                    <span className="visually-hidden">{press.join(', ')}</span>
                    {press.map((one) => (
                      <KeyCap key={one}>{one}</KeyCap>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  )
}
