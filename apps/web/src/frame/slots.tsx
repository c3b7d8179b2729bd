import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * The places of the staff frame that a screen or a resident may fill:
 * `tree` under the screens in the rail, `details` the panel at the right, `footer` the line with counts, `tray` over
 * the content's lower right corner, `title` the heading in the phone's bar, `selection` in place of the phone's bar,
 * `acts` a menu at the end of the phone's bar.
 */
export type SlotName = 'tree' | 'details' | 'footer' | 'tray' | 'title' | 'selection' | 'acts'

interface Slots {
  nodes: Partial<Record<SlotName, HTMLElement>>
  counts: Partial<Record<SlotName, number>>
  place: (name: SlotName, node: HTMLElement | null) => void
  count: (name: SlotName, by: 1 | -1) => void
}

const SlotsContext = createContext<Slots | undefined>(undefined)

export function SlotsProvider({ children }: { children: ReactNode }) {
  const [nodes, setNodes] = useState<Slots['nodes']>({})
  const [counts, setCounts] = useState<Slots['counts']>({})
  const place = useCallback<Slots['place']>(
    (name, node) =>
      setNodes((now) => (now[name] === (node ?? undefined) ? now : { ...now, [name]: node ?? undefined })),
    [],
  )
  const count = useCallback<Slots['count']>(
    (name, by) => setCounts((now) => ({ ...now, [name]: (now[name] ?? 0) + by })),
    [],
  )
  const slots = useMemo(() => ({ nodes, counts, place, count }), [nodes, counts, place, count])
  return <SlotsContext value={slots}>{children}</SlotsContext>
}

function useSlots(): Slots {
  const slots = use(SlotsContext)
  if (!slots) throw new Error('Slots are places of the staff frame.')
  return slots
}

/** For the frame: the place of a slot, or undefined while nobody fills it. */
export function useSlotPlace(name: SlotName): ReactNode {
  const { counts, place } = useSlots()
  const ref = useCallback((node: HTMLElement | null) => place(name, node), [name, place])
  return counts[name] ? <div ref={ref} style={{ display: 'contents' }} /> : undefined
}

/** Draws its children in a place of the frame while it is mounted: `<Into slot="details">…</Into>`. */
export function Into({ slot, children }: { slot: SlotName; children: ReactNode }) {
  const { nodes, count } = useSlots()
  useEffect(() => {
    count(slot, 1)
    return () => count(slot, -1)
  }, [slot, count])
  const node = nodes[slot]
  return node ? createPortal(children, node) : null
}
