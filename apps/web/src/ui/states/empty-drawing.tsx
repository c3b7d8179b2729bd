import type { ReactNode } from 'react'
import classes from './states.module.css'

export type Drawing = 'folder' | 'documents' | 'search' | 'trash' | 'pins' | 'inbox' | 'people' | 'place'

const line = { strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const thick = { ...line, strokeWidth: 2 } as const

const DRAWINGS: Record<Drawing, ReactNode> = {
  folder: (
    <>
      <path {...line} className={classes.body} d="M8 22a4 4 0 0 1 4-4h14a4 4 0 0 1 3 1.4l4 4.6h27a4 4 0 0 1 4 4v6H8z" />
      <path {...line} className={classes.sheet} d="M8 32h56v20a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" />
      <path {...thick} className={classes.lines} d="M36 38v12M30 44h12" />
    </>
  ),
  documents: (
    <>
      <path
        {...line}
        className={classes.body}
        d="m7.5 12.6 36-3.2a4 4 0 0 1 4.3 3.6l.3 3L17 62.5h-3.4a4 4 0 0 1-4-3.6L6 16.5a4 4 0 0 1 1.5-3.9z"
      />
      <rect {...line} className={classes.sheet} x="14" y="12" width="40" height="52" rx="4" />
      <path {...thick} className={classes.lines} d="M21 26h25M21 34h25M21 42h15" />
      <circle className={classes.okDisc} cx="50" cy="58" r="11" />
      <path {...thick} className={classes.okTick} d="m45.5 58 3.2 3.2 6-6" />
    </>
  ),
  search: (
    <>
      <rect {...line} className={classes.body} x="8" y="10" width="42" height="52" rx="4" />
      <path {...thick} className={classes.lines} d="M16 22h26M16 30h18M16 38h12" />
      <circle {...line} className={classes.sheet} cx="44" cy="42" r="14" />
      <path {...thick} className={classes.lines} d="m54.5 52.5 9 9M39 42h10" />
    </>
  ),
  trash: (
    <>
      <path {...line} className={classes.sheet} d="M16 22h40l-3 38a4 4 0 0 1-4 3.7H23a4 4 0 0 1-4-3.7z" />
      <path {...line} className={classes.body} d="M12 16h48v6H12zM28 16v-4a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v4z" />
      <path {...thick} className={classes.lines} d="M29 32v20M36 32v20M43 32v20" />
    </>
  ),
  pins: (
    <>
      <rect {...line} className={classes.body} x="10" y="24" width="40" height="40" rx="4" />
      <path {...thick} className={classes.lines} d="M18 40h24M18 48h24M18 56h14" />
      <path {...line} className={classes.sheet} d="m46 8 16 16-5 1-8 8-1 9-9-9-9-9 9-1 8-8z" />
      <path {...thick} className={classes.lines} d="m39 33-9 9" />
    </>
  ),
  inbox: (
    <>
      <path {...line} className={classes.body} d="M18 12h36l10 26H8z" />
      <path {...line} className={classes.sheet} d="M8 38h16l4 7h16l4-7h16v20a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" />
      <path {...thick} className={classes.lines} d="M24 22h24M22 30h28" />
    </>
  ),
  people: (
    <>
      <path {...line} className={classes.body} d="M38 62c0-10 5-15 12-15s14 5 14 15z" />
      <circle {...line} className={classes.body} cx="50" cy="34" r="8" />
      <path {...line} className={classes.sheet} d="M8 62c0-12 7-18 17-18s17 6 17 18z" />
      <circle {...line} className={classes.sheet} cx="25" cy="26" r="11" />
    </>
  ),
  place: (
    <>
      <path {...line} className={classes.body} d="M10 26h52v36H10z" />
      <path {...line} className={classes.sheet} d="M6 16h60v12H6z" />
      <path {...thick} className={classes.lines} d="M28 22h16M20 40h32M20 50h32" />
    </>
  ),
}

/** A line drawing in greys, 72 px. */
export function EmptyDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      {DRAWINGS[drawing]}
    </svg>
  )
}
