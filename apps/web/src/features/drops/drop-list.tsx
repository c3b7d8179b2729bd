import { Button } from '@mantine/core'
import type { Drop } from '@sinupan/contract'
import { IconInbox } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import classes from '../../ui/giving.module.css'
import { KeptRows } from '../../ui/kept-rows.tsx'
import { dropTerms } from './drop-words.ts'
import { useRevokeDrop } from './drops.api.ts'
import { t } from './words.ts'

interface DropListProps {
  drops: readonly Drop[]
  onEnded: (id: number) => void
}

/** What is asked for into a folder, each with what arrived and the way to end it; says so where there is nothing. */
export const DropList = ({ drops, onEnded }: DropListProps) => (
  <KeptRows label={t('now')}>
    {drops.length === 0 ? (
      <p className={classes.line}>{t('nothing')}</p>
    ) : (
      <ul className={classes.list}>
        {drops.map((drop) => (
          <DropRow key={drop.id} drop={drop} onEnded={() => onEnded(drop.id)} />
        ))}
      </ul>
    )}
  </KeptRows>
)

function DropRow({ drop, onEnded }: { drop: Drop; onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const revoke = useRevokeDrop({
    onDone: () => {
      onEnded()
      toast.done({ title: t('wasRevoked', { name: drop.title }) })
    },
  })
  return (
    <li className={classes.item}>
      <IconInbox className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.itemText}>
        <span className={classes.name}>{drop.title}</span>
        <span className={classes.caption}>{isAsking ? t('reallyRevoke') : dropTerms(drop)}</span>
      </div>
      {isAsking ? (
        <span className={classes.asking}>
          <Button variant="default" size="compact-sm" autoFocus onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button
            color="red"
            size="compact-sm"
            loading={revoke.isPending}
            onClick={() => void revoke({ params: { id: drop.id } })}
          >
            {t('revoke')}
          </Button>
        </span>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('revokeNamed', { name: drop.title })}
          onClick={() => setAsking(true)}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
