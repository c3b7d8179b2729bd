import { sourceOf } from '../bytes-of.ts'
import type { Job } from '../derived.ts'
import { readTextFile } from '../read-text-file.ts'
import { byDeclaration } from './markup-encoding.ts'
import { zipOfParts } from './parts-zip.ts'
import { openZip, type Zip } from './zip.ts'

/** The parts of an OpenDocument file; where it is flat it is one text, in which the styles stand above the body. */
export async function openOdf(job: Job): Promise<Zip> {
  if (!job.mediaType.endsWith('-flat-xml')) return await openZip(sourceOf(job))
  const { text } = readTextFile(job, byDeclaration)
  return zipOfParts(new Map(['content.xml', 'styles.xml'].map((name) => [name, text])))
}
