import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { derive } from '../derive.ts'
import type { DeriveInput } from '../derived.ts'
import { takeFrame } from './film-frame.ts'
import { decodeHeif } from './heif-picture.ts'
import { layOutOffice } from './office-pages.ts'
import type { Failure, Ran } from './program.ts'
import type { FoundProgram, ProgramName } from './programs.ts'

export type Drawer = Exclude<ProgramName, 'tesseract'>

/** Which program draws what: what we draw in another way, or not at all. */
export const drawers: Record<Drawer, RegExp> = {
  ffmpeg: /^video\//,
  libheif: /^image\/hei[cf]/,
  libreoffice:
    /^application\/(?:msword|rtf|vnd\.(?:ms-(?:word|powerpoint)|oasis\.opendocument\.(?:text|presentation|graphics)|openxmlformats-officedocument\.(?:wordprocessingml|presentationml)))/,
}

/** The program that draws files of a media type, whether it is here or not. */
export const drawerOf = (mediaType: string): Drawer | undefined =>
  (Object.keys(drawers) as Drawer[]).find((name) => drawers[name].test(mediaType))

/** What has to be lent is copied: a longer film keeps its icon. */
const mostBytes: Record<Drawer, number> = { ffmpeg: 2_000_000_000, libheif: 200_000_000, libreoffice: 200_000_000 }

export interface DrawnByProgram {
  by: Drawer
  /** Path of a WebP picture in the output folder. */
  thumbnail: string
  /** Path of a PDF in the output folder, to be shown in place of the file. */
  preview: string | null
}

/**
 * Draws a file by the program that is for its type (`drawerOf`). What the program answers is looked at by our own confined reader before it is
 * taken. Undefined where it could not, in time or at all: what we drew ourselves stays.
 * @param tell hears why the program gave no answer
 * @throws when the file is missing, no cell is given, or our reader can't be started
 */
export async function drawByProgram({
  program,
  path,
  mediaType,
  outputDir,
  tell = () => undefined,
}: Pick<DeriveInput, 'path' | 'mediaType' | 'outputDir'> & {
  program: FoundProgram
  tell?: (failure: Failure) => void
}): Promise<DrawnByProgram | undefined> {
  const by = drawerOf(mediaType)
  if (by !== program.name) throw new Error(`${program.name} does not draw ${mediaType}.`)
  const { size } = await stat(path)
  if (size === 0 || size > mostBytes[by]) return undefined
  const folder = resolve(outputDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ran = await draw[by](program, { path, mediaType, scratch: folder })
  if ('bytes' in ran) return await look(by, ran.bytes, folder)
  tell(ran.failure)
  return undefined
}

type Draw = (program: FoundProgram, job: { path: string; mediaType: string; scratch: string }) => Promise<Ran>
const draw: Record<Drawer, Draw> = { ffmpeg: takeFrame, libheif: decodeHeif, libreoffice: layOutOffice }
const answers = {
  ffmpeg: { name: 'drawn.png', mediaType: 'image/png', begins: '\x89PNG' },
  libheif: { name: 'drawn.jpg', mediaType: 'image/jpeg', begins: '\xff\xd8\xff' },
  libreoffice: { name: 'drawn.pdf', mediaType: 'application/pdf', begins: '%PDF-' },
} as const

async function look(by: Drawer, bytes: Buffer, folder: string): Promise<DrawnByProgram | undefined> {
  const { name, mediaType, begins } = answers[by]
  if (bytes.subarray(0, begins.length).toString('latin1') !== begins) return undefined
  const path = join(folder, name)
  await writeFile(path, bytes, { mode: 0o600 })
  const outputDir = join(folder, 'looked')
  const looked = { path, mediaType, extension: name.slice(-3), outputDir, isForPages: by === 'libheif' }
  const { failure, thumbnail, preview } = await derive(looked)
  if (failure || !thumbnail) return undefined
  return { by, thumbnail, preview: by === 'libreoffice' ? path : (preview?.path ?? null) }
}
