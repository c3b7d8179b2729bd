import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Area, boxBetween, type DrawnBox, inPage, least, type Step } from './boxes.ts'
import classes from './releasing.module.css'
import { t } from './words.ts'

interface BoxBoardProps {
  /** From 1. */
  page: number
  boxes: readonly DrawnBox[]
  chosen: number | null
  isDrawing: boolean
  choose: (id: number | null) => void
  act: (step: Step) => void
}
interface Point {
  x: number
  y: number
}
/** What a pointer is doing: drawing a new box, moving one, or pulling at its corner. */
type Gesture = { kind: 'draw' | 'move' | 'size'; id: number; from: Point; was: Area; now: Area }

/** The boxes of a page over its picture: drawn and moved with a mouse, a finger or keys. */
export function BoxBoard({ page, boxes, chosen, isDrawing, choose, act }: BoxBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [gesture, setGesture] = useState<Gesture>()
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const begin = (event: PointerEvent, kind: Gesture['kind'], box?: DrawnBox) => {
    if (event.button !== 0) return
    event.stopPropagation()
    board.current?.setPointerCapture(event.pointerId)
    const from = pointOf(event)
    const was = box ?? { ...from, width: 0, height: 0 }
    setGesture({ kind, id: box?.id ?? 0, from, was, now: was })
  }
  const onPointerMove = (event: PointerEvent) => {
    if (gesture) setGesture({ ...gesture, now: movedTo(gesture, pointOf(event)) })
  }
  const onPointerUp = () => {
    if (!gesture) return
    setGesture(undefined)
    const { kind, id, now, was } = gesture
    if (kind !== 'draw') {
      if (now !== was) act({ type: 'change', id, area: now })
    } else if (now.width > least && now.height > least) act({ type: 'add', boxes: [{ page, ...now }] })
    else choose(null)
  }
  return (
    <div
      ref={board}
      className={classes.board}
      data-drawing={isDrawing || undefined}
      onPointerDown={(event) => isDrawing && begin(event, 'draw')}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setGesture(undefined)}
    >
      {boxes.map((box, at) => {
        const area = gesture?.id === box.id ? gesture.now : box
        return (
          <button
            key={box.id}
            type="button"
            id={`box-${box.id}`}
            className={classes.box}
            aria-label={t('boxNo', { no: at + 1, page })}
            aria-pressed={box.id === chosen}
            style={styleOf(area)}
            onFocus={() => choose(box.id)}
            onPointerDown={(event) => begin(event, 'move', box)}
            onKeyDown={(event) => onKey(event, box, act)}
          >
            <span className={classes.corner} onPointerDown={(event) => begin(event, 'size', box)} />
          </button>
        )
      })}
      {gesture?.kind === 'draw' && <div className={classes.newBox} style={styleOf(gesture.now)} />}
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`
const styleOf = ({ x, y, width, height }: Area) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

function movedTo({ kind, from, was }: Gesture, to: Point): Area {
  if (kind === 'draw') return inPage(boxBetween(from, { x: clamp(to.x), y: clamp(to.y) }))
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (kind === 'move') return inPage({ ...was, x: was.x + across, y: was.y + down })
  const [width, height] = [was.width + across, was.height + down]
  return inPage({ ...was, width: Math.min(width, 1 - was.x), height: Math.min(height, 1 - was.y) })
}
const clamp = (value: number) => Math.min(1, Math.max(0, value))

const stride = 0.005
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}

function onKey(event: KeyboardEvent, { id, x, y, width, height }: DrawnBox, act: (step: Step) => void): void {
  const way = ways[event.key]
  const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
  if (!way && !isRemoval) return
  event.preventDefault()
  event.stopPropagation()
  if (!way) {
    act({ type: 'remove', ids: [id] })
    return
  }
  const [across, down] = way
  const area = event.shiftKey
    ? { x, y, width: Math.max(least, width + across), height: Math.max(least, height + down) }
    : { x: x + across, y: y + down, width, height }
  act({ type: 'change', id, area, isNudge: true })
}
