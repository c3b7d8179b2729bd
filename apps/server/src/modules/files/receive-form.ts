import type { MultipartFile } from '@fastify/multipart'
import { sayings } from '@sinupan/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { detectMediaType, nameOfNoProgram } from '../../platform/media-type/index.ts'
import { Refusal, refuse, refuseField } from '../../platform/refusal.ts'
import { letGo } from '../../platform/storage/let-go.ts'
import type { Received } from '../../platform/storage/storage.ts'
import { nameFromForm, requireFileName } from './file-name.ts'
import { readTarget, requirePathsFor, requireTarget, type Target } from './upload-target.ts'
import type { Arrived } from './use-cases/add-file.ts'

/** A file of a form: its bytes, or why they are not taken. */
export type FormFile = { index: number; fileName: string } & ({ arrived: Arrived } | { refusal: Refusal })
export interface Form {
  target: Target
  files: FormFile[]
}

const limits = { parts: 1_100, files: 1_000, fields: 50, fieldSize: 2 * 1024 * 1024 }

/** An upload's form. @throws Refusal of the whole form; a file that can't be taken is told in `files` */
export const receiveForm = (ctx: Context, request: FastifyRequest): Promise<Form> =>
  takeForm(ctx, request, {
    open: (fields) => openTarget(ctx, fields),
    limitOf: () => ctx.config.UPLOAD_LIMIT,
    close: ({ target, files }) => requirePathsFor(target, files.length),
  })

interface Taking<T> {
  /** Where the files go, by the fields before them. */
  open(fields: Record<string, string>): Promise<T>
  /** Bytes of a file at most. */
  limitOf(target: T): number
  /** Files at most, where it is fewer than any form may have. */
  mostFiles?: number
  /** What else has to hold of the whole form. */
  close?(form: Taken<T>): void
}
interface Taken<T> {
  target: T
  files: FormFile[]
}

/**
 * Takes a form in: first its fields, then the files, one after the other, each made durable under a temporary name.
 * When the form breaks off, nothing of it stays.
 *
 * @throws Refusal of the whole form; a file that can't be taken is told in `files`
 */
export async function takeForm<T>(ctx: Context, request: FastifyRequest, taking: Taking<T>): Promise<Taken<T>> {
  if (!request.isMultipart()) throw refuse('ValidationFailed', { errors: { '': ['Send multipart/form-data.'] } })
  const fields: Record<string, string> = {}
  const files: FormFile[] = []
  let form: Taken<T> | undefined
  try {
    // A file that is too large is refused alone, instead of the whole form.
    const options = { limits: { ...limits, fileSize: ctx.config.UPLOAD_LIMIT }, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        if (form) throw refuseField(part.fieldname, 'Fields come before the files.')
        fields[part.fieldname] = readField(part)
        continue
      }
      if (files.length === taking.mostFiles) throw refuseField('file', 'Send one file at a time.')
      form ??= { target: await taking.open(fields), files }
      files.push(await receiveFile(ctx, part, { index: files.length, limit: taking.limitOf(form.target) }))
    }
    if (form) taking.close?.(form)
  } catch (error) {
    await discardAll(ctx, files)
    // What still comes is read to its end and dropped: the answer is heard only then.
    request.raw.unpipe()
    request.raw.resume()
    throw asRefusal(error)
  }
  if (!form) throw refuseField('file', 'Choose at least one file.')
  return form
}

export const discardAll = (ctx: Context, files: readonly FormFile[]): Promise<unknown> =>
  Promise.all(files.map((file) => ('arrived' in file ? ctx.storage.discard(file.arrived) : undefined)))

async function openTarget(ctx: Context, fields: Record<string, string>): Promise<Target> {
  const target = readTarget(fields)
  await requireTarget(ctx, target)
  return target
}

function readField({
  fieldname,
  value,
  valueTruncated,
}: {
  fieldname: string
  value: unknown
  valueTruncated: boolean
}) {
  if (valueTruncated || typeof value !== 'string') throw refuseField(fieldname, 'This is too long, or no text.')
  requireUtf8(fieldname, value)
  return value
}

/** What was no UTF-8 the parser of forms has replaced already. @throws Refusal ValidationFailed */
function requireUtf8(field: string, text: string): void {
  if (text.includes('\ufffd')) throw refuseField(field, sayings.notUtf8)
}

async function receiveFile(
  ctx: Context,
  part: MultipartFile,
  { index, limit }: { index: number; limit: number },
): Promise<FormFile> {
  const given = nameFromForm(part.filename ?? '')
  try {
    requireUtf8('file', given)
    const fileName = requireFileName(given)
    const received = await ctx.storage.receive(part.file, limit)
    return { index, fileName, arrived: await recognise(ctx, received, fileName) }
  } catch (error) {
    // The form goes on behind a file that is not taken; behind one that broke off there is nothing.
    if (!(error instanceof Refusal) || error.code === 'UploadBroken') throw error
    part.file.resume()
    return { index, fileName: given, refusal: error }
  }
}

/** Tells what received bytes are; their `head` is gone after it. @throws Refusal TypeRefused for what a desktop would run; then the bytes are dropped */
export async function recognise(ctx: Context, { head, ...bytes }: Received, fileName: string): Promise<Arrived> {
  try {
    const isAtHand = head.length === bytes.size
    const { mediaType, extension, isExecutable } = await detectMediaType(isAtHand ? head : bytes.path, fileName, {
      isWhole: isAtHand,
    })
    if (isExecutable) throw refuse('TypeRefused')
    void Promise.allSettled([bytes.written]).then(() => letGo(head))
    return { ...bytes, fileName: nameOfNoProgram(fileName, { mediaType, extension }), mediaType, extension }
  } catch (error) {
    await ctx.storage.discard(bytes)
    throw error
  }
}

const broken = new Set(['FST_MP_PREMATURE_CLOSE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

function asRefusal(error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  const isBroken = broken.has(code) || /unexpected end|terminated early|boundary/i.test(message)
  return !(error instanceof Refusal) && isBroken ? Object.assign(refuse('UploadBroken'), { cause: error }) : error
}
