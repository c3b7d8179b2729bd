import { useEffect, useSyncExternalStore } from 'react'
import { nameMonthsIn } from '../lib/format.ts'
import { localStore } from '../lib/local-store.ts'
import { type Catalogue, translate } from '../lib/messages.ts'
import { prefer } from '../lib/preferences.ts'
import type { Preferences } from '../lib/stored-preferences.ts'
import { toast } from '../lib/toast.tsx'
import { t } from './public-words.ts'

export type Language = NonNullable<Preferences['language']>

/** What was chosen; else Filipino where the browser asks for it first (`fil`, `tl`), else English. */
export function languageFor(chosen: Language | undefined, browser: string | undefined): Language {
  return chosen ?? (/^(fil|tl)\b/i.test(browser ?? '') ? 'fil' : 'en')
}

/** Every feature's Filipino sentences, which only the application can gather. */
export type Filipino = () => Promise<Readonly<Record<string, Catalogue>>>
let filipino: Filipino = async () => ({})
export function bringFilipino(load: Filipino): void {
  filipino = load
}

let spoken: Language = 'en'
const listeners = new Set<() => void>()
/** The archive's screens are English as yet: who is signed in reads one language, not a mixture. */
export const mayChooseLanguage = (): boolean => !localStore.get('TOKEN')
const wanted = (): Language =>
  mayChooseLanguage() ? languageFor(localStore.get('USER_PREFERENCE')?.language, navigator.language) : 'en'

/** Loads and speaks the language that is wanted. Where it can't be had, what was spoken stays. */
export async function speakWanted(): Promise<void> {
  const language = wanted()
  if (language === spoken) return
  try {
    const translations = language === 'fil' ? await filipino() : {}
    // Meanwhile another may have been chosen.
    if (language !== wanted()) return
    translate(translations)
    nameMonthsIn(language)
    spoken = language
    for (const listener of listeners) listener()
  } catch {
    toast.failed({ title: t('languageFailed') })
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that is spoken now; a new drawing when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => spoken)

/** Follows the choice, wherever it is made: here, in the profile, in another tab, by signing in. */
export function followLanguage() {
  void speakWanted()
  return localStore.subscribe(() => void speakWanted())
}

/** Keeps the choice; the page follows. */
export const chooseLanguage = (language: Language): void => prefer(() => ({ language }))

/** Says in `<html lang>` what the screens of a frame are in; the others are English. */
export function usePageLanguage(): void {
  const language = useLanguage()
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
}
