import { ActionIcon, Button } from '@mantine/core'
import type { RequestCopy } from '@sinupan/contract'
import { IconArrowBackUp, IconArrowForwardUp, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useReducer, useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import { ScreenTop } from '../../list/screen-top.tsx'
import { useIsPhone } from '../../ui/media.ts'
import { BoxBoard } from './box-board.tsx'
import { BoxList } from './box-list.tsx'
import { type Drawn, type DrawnBox, drawn, drawnOf, type Step, sentBoxes } from './boxes.ts'
import { FindPane } from './find-pane.tsx'
import { CopyState } from './findings-list.tsx'
import { LookButton } from './look-button.tsx'
import { PageView } from './page-view.tsx'
import type { Paper } from './paper.ts'
import { ReleaseCrumbs } from './release-crumbs.tsx'
import { usePrepareCopy } from './releasing.api.ts'
import classes from './releasing.module.css'
import { t } from './words.ts'

interface CoverWorkProps {
  requestId: number
  copy: RequestCopy
  paper: Paper
  back: { label: string; to: string }
}
const icon = { size: 18, stroke: 1.6, 'aria-hidden': 'true' } as const

/** The pages with their boxes, and beside them what is found, what is covered, and the making of the copy. */
export function CoverWork({ requestId, copy, paper, back }: CoverWorkProps) {
  const [state, dispatch] = useReducer(drawn, copy.boxes, drawnOf)
  const [index, setIndex] = useState(0)
  const [chosen, choose] = useState<number | null>(null)
  const phone = useIsPhone()
  const [isDrawing, setDrawing] = useState(!phone)
  const act = (step: Step) => dispatch(step)
  const prepare = usePrepareCopy({ onDone: () => toast.done({ title: t('made') }) })
  const make = () =>
    void prepare({
      params: { id: requestId, fileManagerFileId: copy.fileManagerFileId },
      body: { boxes: sentBoxes(state.boxes), isPictured: copy.isPictured },
    })
  const show = ({ id, page }: DrawnBox) => {
    setIndex(page - 1)
    choose(id)
    requestAnimationFrame(() => document.getElementById(`box-${id}`)?.focus())
  }
  const makeButton = (
    <Button onClick={make} loading={prepare.isPending} disabled={copy.state === 'waiting'}>
      {t('make')}
    </Button>
  )
  const page = index + 1
  const addBox = () => {
    act({ type: 'add', boxes: [{ page, x: 0.4, y: 0.45, width: 0.2, height: 0.04 }] })
    const id = state.next
    requestAnimationFrame(() => document.getElementById(`box-${id}`)?.focus())
  }
  return (
    <>
      <ScreenTop
        title={t('coverTitle', { name: copy.fileName })}
        crumbs={<ReleaseCrumbs requestId={requestId} fileName={copy.fileName} />}
        back={back}
        {...(!phone && { main: makeButton })}
      />
      <div className={classes.work}>
        <div className={classes.pages}>
          <WorkBar drawn={state} act={act} addBox={addBox} {...(phone && { isDrawing, setDrawing })}>
            <PageMoves index={index} count={paper.pageCount} go={setIndex} />
          </WorkBar>
          <PageView paper={paper} index={index}>
            <BoxBoard
              page={page}
              boxes={state.boxes.filter((box) => box.page === page)}
              chosen={chosen}
              isDrawing={isDrawing}
              choose={choose}
              act={act}
            />
          </PageView>
        </div>
        <aside className={classes.side}>
          <p className={classes.quiet}>{t('howTo')}</p>
          <h2 className={classes.section}>{t('find')}</h2>
          <FindPane paper={paper} act={act} showPage={setIndex} />
          <h2 className={classes.section}>{t('boxes')}</h2>
          <BoxList boxes={state.boxes} show={show} act={act} />
          <h2 className={classes.section}>{t('copy')}</h2>
          <CopyState copy={copy} />
          {copy.state === 'ready' && <LookButton requestId={requestId} copy={copy} />}
          {phone && makeButton}
        </aside>
      </div>
    </>
  )
}

interface WorkBarProps {
  drawn: Drawn
  act: (step: Step) => void
  addBox: () => void
  /** Where a finger also scrolls, it draws only while that is wanted. */
  isDrawing?: boolean
  setDrawing?: (isDrawing: boolean) => void
  children: ReactNode
}

/** What can be done to the page that is shown. */
function WorkBar({ drawn, act, addBox, isDrawing, setDrawing, children }: WorkBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      <span className={classes.space} />
      <Button variant="default" size="compact-sm" onClick={addBox}>
        {t('addBox')}
      </Button>
      {setDrawing && (
        <Button variant="default" size="compact-sm" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
          {t('draw')}
        </Button>
      )}
      <ActionIcon aria-label={t('undo')} disabled={drawn.past.length === 0} onClick={() => act({ type: 'undo' })}>
        <IconArrowBackUp {...icon} />
      </ActionIcon>
      <ActionIcon aria-label={t('redo')} disabled={drawn.future.length === 0} onClick={() => act({ type: 'redo' })}>
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
    </div>
  )
}

function PageMoves({ index, count, go }: { index: number; count: number; go: (index: number) => void }) {
  return (
    <fieldset className={classes.moves} aria-label={t('pages')}>
      <ActionIcon aria-label={t('previous')} disabled={index === 0} onClick={() => go(index - 1)}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <span role="status">{t('page', { page: index + 1, count })}</span>
      <ActionIcon aria-label={t('next')} disabled={index + 1 >= count} onClick={() => go(index + 1)}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </fieldset>
  )
}
