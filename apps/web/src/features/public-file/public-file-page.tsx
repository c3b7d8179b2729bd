import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { useInstitution } from '../../frame/institution.tsx'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { part } from '../../lib/chunk.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { Part } from '../../lib/part.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsPhone } from '../../ui/media.ts'
import { PreviewFiles } from '../preview/index.ts'
import { FileDetails } from './file-details.tsx'
import { isToken } from './is-token.ts'
import { LinkClosed } from './link-closed.tsx'
import { NotHere } from './not-here.tsx'
import { PhoneFile } from './phone-file.tsx'
import classes from './public-file.module.css'
import type { Asked, ShownDocument } from './shown-document.ts'
import { useSharedDocument } from './use-shared-document.ts'
import { useShownDocument } from './use-shown-document.ts'
import { t } from './words.ts'

// Few links have a password.
const AskPassword = part(() => import('../../frame/ask-password.tsx'), 'AskPassword')

/** File Preview: a public document with its preview, its facts, its citation, its download and the proof of a copy. */
export function PublicFilePage() {
  const { id = '' } = useParams()
  return isToken(id) ? <Linked key={id} token={id} /> : <Addressed id={id} />
}

function Addressed({ id }: { id: string }) {
  const { document, error, refetch } = useShownDocument(id)
  if (document) return <PublicFile key={id} document={document} />
  return <NotHere error={error} onRetry={refetch} />
}

/** What a link opens: it may ask for its password, or for who it was shared with. */
function Linked({ token }: { token: string }) {
  const { document, error, refetch, unlock } = useSharedDocument(token)
  if (document) return <PublicFile document={document} />
  if (error instanceof ApiRefusal && error.code === 'PasswordRequired')
    return (
      <Part>
        <AskPassword
          words={{ title: t('passwordTitle'), line: t('passwordLine'), label: t('password'), open: t('openLink') }}
          unlock={unlock}
        />
      </Part>
    )
  if (error instanceof ApiRefusal && error.code !== 'NotFound') return <LinkClosed refusal={error} onRetry={refetch} />
  return <NotHere error={error} onRetry={refetch} />
}

function PublicFile({ document }: { document: ShownDocument }) {
  const phone = useIsPhone()
  const { institutionName } = useInstitution()
  const [query] = useSearchParams()
  const numberOf = (key: string) => Number(query.get(key)) || undefined
  const asked = { page: numberOf('page'), find: query.get('find') ?? undefined, first: numberOf('file') }
  usePageHead({
    title: document.name,
    description:
      document.description ??
      t('description', { name: document.name, office: document.office?.name ?? '', institution: institutionName }),
  })
  if (phone) return <PhoneFile document={document} asked={asked} />
  return <DeskFile document={document} asked={asked} />
}

function DeskFile({ document, asked }: { document: ShownDocument; asked: Asked }) {
  const [active, setActive] = useState(asked.first)
  const shown = document.files.find((file) => file.id === active) ?? document.files[0]
  return (
    <div className={classes.page}>
      <PreviewFiles
        name={document.name}
        files={document.files}
        heading="h1"
        start={<Back />}
        active={active}
        onActive={setActive}
        {...asked}
      />
      <aside className={classes.panel} aria-label={t('details')}>
        <h2 className={classes.panelTitle}>{t('details')}</h2>
        <FileDetails document={document} shown={shown} />
      </aside>
    </div>
  )
}

/** Back to where one came from: the results as they were, or the search. */
function Back() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <ActionIcon
      aria-label={t('back')}
      title={t('back')}
      onClick={() => void (key === 'default' ? navigate(paths.publicSearch()) : navigate(-1))}
    >
      <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
