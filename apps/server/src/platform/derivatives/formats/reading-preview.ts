import { outputNames } from '../derived.ts'
import { leave } from '../leave.ts'
import { readingStyle } from '../preview-style.ts'

/** Writes what is to be read as a page of our own style: `inside` is safe HTML. */
export function writeReadingPreview(inside: string): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>`
  leave(
    outputNames.preview.html,
    `<!doctype html><html><head>${head}<style>${readingStyle}</style></head><body><main>${inside}</main></body></html>`,
  )
}
