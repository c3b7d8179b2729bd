import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { useUser } from '../../lib/account.ts'
import { toast } from '../../lib/toast.tsx'
import classes from './identities.module.css'
import { t } from './words.ts'

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const

/** The recovery codes, this once, with the ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { userName } = useUser()
  const { institutionName } = useInstitution()
  const title = t('codesFile', { userName, institution: institutionName })
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.done({ title: t('copied') })
  }
  return (
    <div className={classes.steps}>
      <p>{t('codesLead')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => download(title, codes)}>
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => print(title, codes)}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

function download(title: string, codes: readonly string[]): void {
  const file = new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${title}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}

function print(title: string, codes: readonly string[]): void {
  const sheet = window.open('', '_blank', 'width=520,height=640')
  if (!sheet) return
  const heading = sheet.document.createElement('h1')
  heading.textContent = title
  heading.style.font = '600 16px sans-serif'
  const list = sheet.document.createElement('pre')
  list.textContent = codes.join('\n')
  list.style.font = '18px/1.8 monospace'
  sheet.document.title = title
  sheet.document.body.append(heading, list)
  sheet.print()
}
