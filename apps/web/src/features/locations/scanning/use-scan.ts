import { type Document, type FileLocation, findByCode, getLocation } from '@sinupan/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api.ts'
import { ApiRefusal } from '../../../lib/api-refusal.ts'
import { paths } from '../../../lib/paths.ts'
import { documentName, folderPreview } from '../../documents/index.ts'
import { saidOf, usePlaceDocuments, usePutBack } from '../../placing/index.ts'
import { t } from '../words.ts'
import { readScan, type Scanned } from './read-scan.ts'
import { sound } from './sound.ts'

export type ScanMode = 'open' | 'in' | 'out'
/** What a scan came to, in words, and how it is taken back. */
export interface Outcome {
  id: number
  text: string
  isFailed: boolean
  undo?: () => void
}

interface Found {
  location?: FileLocation | undefined
  fileManager?: Document | undefined
}

/** Takes scans: opens what was scanned, puts documents into a place one after the other, or takes them out. */
export function useScan({ into, onOpened }: { into?: FileLocation | undefined; onOpened?: () => void } = {}) {
  const navigate = useNavigate()
  const [mode, setMode] = useState<ScanMode>(into ? 'in' : 'open')
  const [target, setTarget] = useState(into)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const place = usePlaceDocuments()
  const putBack = usePutBack()
  const say = (text: string, { isFailed = false, undo }: Partial<Outcome> = {}) => {
    sound(!isFailed)
    setOutcomes((before) => [{ id: before.length, text, isFailed, ...(undo && { undo }) }, ...before])
  }
  const fail = (text: string) => say(text, { isFailed: true })
  /** Says of what it failed: others are scanned meanwhile. What failed to be taken back can be tried again. */
  const tried = async (what: string, work: () => Promise<void>, undo?: () => void) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      say(t('scanFailed', { what, reason: error.message }), { isFailed: true, ...(undo && { undo }) })
    }
  }
  const open = ({ location, fileManager }: Found) => {
    sound(true)
    onOpened?.()
    if (location) void navigate(paths.location(location.routeId))
    else if (fileManager) void navigate(folderPreview(fileManager))
  }
  const put = async (document: Document, to: FileLocation | null) => {
    await place({ body: { fileLocationId: to?.id ?? null, fileManagerIds: [document.id] } })
    const name = documentName(document)
    const putItBack = async () => {
      await putBack([document])
      say(t('undone', { name }))
    }
    const undo = () => void tried(name, putItBack, undo)
    say(saidOf([document], to), { undo })
  }
  const take = async (found: Found) => {
    const { location, fileManager } = found
    if (mode === 'open') return open(found)
    if (location) {
      if (mode === 'out') return fail(t('needPaper', { name: location.location }))
      setTarget(location)
      return say(t('nowInto', { place: location.location }))
    }
    if (!fileManager) return undefined
    if (mode === 'out') return put(fileManager, null)
    return target ? put(fileManager, target) : fail(t('needPlace', { name: documentName(fileManager) }))
  }
  const scan = async (text: string): Promise<void> => {
    const scanned = readScan(text)
    if (!scanned) return fail(t('noCode', { text: text.slice(0, 40) }))
    await tried('code' in scanned ? scanned.code : t('scannedLabel'), async () => {
      const found = await find(scanned)
      if (found) await take(found)
      else fail('code' in scanned ? t('unknownCode', { code: scanned.code }) : t('unknownLabel'))
    })
  }
  return { mode, setMode, target, outcomes, scan }
}
export type Scanning = ReturnType<typeof useScan>

/** What was scanned; undefined where the caller may see nothing of that code. */
async function find(scanned: Scanned): Promise<Found | undefined> {
  try {
    if ('code' in scanned) return await call(findByCode, { params: scanned })
    return { location: await call(getLocation, { params: { id: scanned.routeId } }) }
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'NotFound') return undefined
    throw error
  }
}
