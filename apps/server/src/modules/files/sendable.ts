import type { Context } from '../../platform/context.ts'
import { previewPolicy } from '../../platform/derivatives/index.ts'
import type { Disposition } from '../../platform/http/content-disposition.ts'
import type { Sendable } from '../../platform/http/send-bytes.ts'
import { inlineDisposition, servedAs } from '../../platform/media-type/index.ts'
import { refuse } from '../../platform/refusal.ts'
import { NoSuchBytes } from '../../platform/storage/storage.ts'
import { derivatives } from './derived.ts'
import { orMissing } from './missing-bytes.ts'
import type { StoredFile } from './stored-file.ts'

export type How = { disposition?: Disposition | undefined; isPublic?: boolean }

/** The bytes of a file as they are sent; shown in place only where no browser would run them. */
export function contentOf(ctx: Context, file: StoredFile, { disposition, isPublic = false }: How): Sendable {
  const { storage, config } = ctx
  return {
    size: file.size,
    tag: file.sha256,
    contentType: servedAs(file.mediaType),
    fileName: file.name,
    disposition: disposition === 'attachment' ? 'attachment' : inlineDisposition(file.mediaType),
    isPublic,
    read: (part) => orMissing(ctx, { sha256: file.sha256 }, () => storage.read(file.sha256, part)),
    place:
      config.NGINX_LOCATION === undefined
        ? undefined
        : () => orMissing(ctx, { sha256: file.sha256 }, () => placeOf(ctx, file)),
    pieces: (part) => orMissing(ctx, { sha256: file.sha256 }, () => storage.pieces(file.sha256, part)),
    open: (part) => orMissing(ctx, { sha256: file.sha256 }, () => storage.open(file.sha256, part)),
  }
}

/** @throws NoSuchBytes */
async function placeOf({ storage, config }: Context, { sha256, size }: StoredFile): Promise<string> {
  if (await storage.holds(sha256, { part: '', size })) return `${config.NGINX_LOCATION}${storage.placeOf(sha256)}`
  throw new NoSuchBytes(`${sha256} is not there, or not whole.`)
}

/** @throws Refusal NotFound where there is none */
export async function thumbnailOf(ctx: Context, file: StoredFile, how: How): Promise<Sendable> {
  if (!file.hasThumbnail) throw refuse('NotFound')
  return derivativeOf(ctx, file, { ...how, name: derivatives.thumbnail, contentType: 'image/webp', extension: 'webp' })
}

/** A PDF, or HTML that may do nothing but be read. @throws Refusal NotFound where there is none */
export async function previewOf(ctx: Context, file: StoredFile, how: How): Promise<Sendable> {
  const { previewKind } = file
  if (!previewKind) throw refuse('NotFound')
  const contentType = previewKind === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8'
  const name = derivatives.preview[previewKind]
  const preview = await derivativeOf(ctx, file, { ...how, name, contentType, extension: previewKind })
  return previewKind === 'html' ? { ...preview, policy: previewPolicy } : preview
}

/** The file as a PDF whose scanned pages have their words as text. @throws Refusal NotFound where there is none */
export async function searchableOf(ctx: Context, file: StoredFile, how: How): Promise<Sendable> {
  if (!file.searchableAt) throw refuse('NotFound')
  const contentType = 'application/pdf'
  const made = await derivativeOf(ctx, file, { ...how, name: derivatives.searchable, contentType, extension: 'pdf' })
  const tag = `${file.sha256}.${derivatives.searchable}.${Date.parse(file.searchableAt)}`
  return { ...made, tag, fileName: `${file.name.replace(/\.pdf$/i, '')} (text).pdf` }
}

type Derivative = How & { name: string; contentType: string; extension: string }

async function derivativeOf(ctx: Context, file: StoredFile, derivative: Derivative): Promise<Sendable> {
  const { storage } = ctx
  const { name, contentType, extension, disposition = 'inline', isPublic = false } = derivative
  const wanted = { sha256: file.sha256, part: name }
  return {
    size: await orMissing(ctx, wanted, () => storage.sizeOfDerivative(file.sha256, name)),
    // Derived anew, the same file may look otherwise.
    tag: `${file.sha256}.${name}.${Date.parse(file.derivedAt ?? '')}`,
    contentType,
    fileName: `${file.name}.${extension}`,
    disposition,
    isPublic,
    open: (part) => orMissing(ctx, wanted, () => storage.openDerivative(file.sha256, name, part)),
  }
}
