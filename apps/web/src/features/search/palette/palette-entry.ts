import type { ReactNode } from 'react'

/** Something that the palette offers. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string
  icon: ReactNode
  /** What it is called, with `<mark>` where it was found. */
  label: string
  /** Beside it, in second text. */
  line?: string | undefined
  /** Under it: where it was found inside, with `<mark>`. */
  passage?: string | undefined
  /** Before the passage: what the place is called. */
  place?: string | undefined
  run: () => void
  /** Takes it out of the list: a recent search. */
  forget?: () => void
}

export interface PaletteGroup {
  id: string
  /** Undefined for the first entry, which stands alone. */
  label?: string
  entries: readonly PaletteEntry[]
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed begins a word of a name; case and accents don't count. */
export function isCalled(name: string, typed: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u)
  return fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => words.some((one) => one.startsWith(word)))
}
