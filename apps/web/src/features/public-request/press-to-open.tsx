import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormAlert } from '../../lib/form-messages.tsx'
import { paths } from '../../lib/paths.ts'
import { useConfirmRequest, useOpenByLink } from './public-request.api.ts'
import classes from './public-request.module.css'
import { t } from './words.ts'

interface PressToOpenProps {
  kind: 'confirm' | 'link'
  token: string
  /** With the tracking number that was confirmed, or the token of the case that was opened. */
  onDone: (got: string) => void
}

/** The link of a mail opens nothing by itself: mail scanners follow links, and a person presses. */
export function PressToOpen({ kind, token, onDone }: PressToOpenProps) {
  const confirm = useConfirmRequest()
  const openByLink = useOpenByLink()
  const [problem, setProblem] = useState<string>()
  const [isDead, setDead] = useState(false)
  const isConfirm = kind === 'confirm'
  const press = async () => {
    setProblem(undefined)
    try {
      const body = { token }
      onDone(isConfirm ? (await confirm({ body })).trackingNo : (await openByLink({ body })).caseToken)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setDead(error.code === 'NotFound')
      setProblem(error.code === 'NotFound' ? (isConfirm ? t('confirmDead') : t('linkDead')) : error.message)
    }
  }
  return (
    <div className={classes.page}>
      <div className={classes.press}>
        <IconMail size={32} stroke={1.4} aria-hidden="true" />
        <h1 className={classes.title}>{isConfirm ? t('pressConfirm') : t('pressLink')}</h1>
        <p className={classes.quiet}>{isConfirm ? t('pressConfirmLine') : t('pressLinkLine')}</p>
        <FormAlert>{problem}</FormAlert>
        {isDead ? (
          <div className={classes.acts}>
            <Button variant="default" component={Link} to={paths.documentRequest()} replace>
              {t('askAgain')}
            </Button>
            <Button variant="default" component={Link} to={paths.documentRequestStatus()} replace>
              {t('byNumber')}
            </Button>
          </div>
        ) : (
          <Button size="md" loading={confirm.isPending || openByLink.isPending} onClick={() => void press()}>
            {isConfirm ? t('confirmAct') : t('openAct')}
          </Button>
        )}
      </div>
    </div>
  )
}
