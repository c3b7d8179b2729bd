import { Button } from '@mantine/core'
import type { DocumentRequest } from '@sinupan/contract'
import { useParams } from 'react-router'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageLoad } from '../../lib/page-load.ts'
import { paths } from '../../lib/paths.ts'
import { useTitle } from '../../lib/title.ts'
import { MainButton } from '../../list/main-button.tsx'
import type { ScreenAct } from '../../list/screen-acts.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { Alike, CaseFacts } from './case-facts.tsx'
import { Asked, Clock, Decision, Found, History, Messages } from './case-parts.tsx'
import { ReleasedCopies } from './released-part.tsx'
import { requestQuery } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { nextSteps, useRequestActs } from './use-request-acts.tsx'
import { t } from './words.ts'

interface Back {
  label: string
  to: string
}

/** A case as the central records unit sees it. */
export const PublicCasePage = () => <CasePage back={{ label: t('publicTitle'), to: paths.publicRequest() }} />
/** A case as the unit that searches and whoever decides see it. */
export const ArchiveCasePage = () => <CasePage back={{ label: t('archiveTitle'), to: paths.archiveRequest() }} />

function CasePage({ back }: { back: Back }) {
  const id = Number(useParams().id) || 0
  const { data: request, error, refetch, isPending } = usePageLoad(requestQuery(id))
  if (error && !request && !isPending)
    return <LoadFailure title={t('caseFailed')} error={error} onRetry={() => void refetch()} />
  if (!request) return <SkeletonList label={t('loading')} />
  return <Case key={request.id} request={request} back={back} />
}

/** All that is known of a request on one page, and what may be done next. */
function Case({ request, back }: { request: DocumentRequest; back: Back }) {
  const phone = useIsPhone()
  const acts = useRequestActs(request)
  const next = acts.find(({ id }) => nextSteps.includes(id))
  const others = acts.filter((act) => act !== next)
  useTitle(request.title)
  return (
    <>
      <ScreenTop
        title={request.title}
        back={back}
        wide
        main={next && <NextStep act={next} />}
        acts={phone ? others : []}
      />
      <div className={classes.case}>
        <div className={classes.main}>
          <Clock request={request} />
          {phone && <CaseFacts request={request} />}
          <Decision request={request} />
          <Asked request={request} />
          <Found request={request} />
          <ReleasedCopies request={request} />
          <Messages request={request} />
          <History request={request} />
        </div>
        <div className={classes.side}>
          {!phone && <CaseFacts request={request} />}
          {!phone && <OtherSteps acts={others} />}
          <Alike request={request} />
        </div>
      </div>
    </>
  )
}

const NextStep = ({ act: { label, icon, run } }: { act: ScreenAct }) => (
  <MainButton icon={icon} onClick={run}>
    {label}
  </MainButton>
)

const OtherSteps = ({ acts }: { acts: readonly ScreenAct[] }) => (
  <div className={classes.steps}>
    {acts.map(({ id, label, icon: Icon, run }) => (
      <Button
        key={id}
        variant="default"
        justify="flex-start"
        leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
        onClick={run}
      >
        {label}
      </Button>
    ))}
  </div>
)
