import { libreofficeProfile } from './libreoffice-profile.ts'
import type { Ran } from './program.ts'
import type { FoundProgram } from './programs.ts'
import { runProgram } from './run-program.ts'

const limits = {
  wallMilliseconds: 60_000,
  cpuSeconds: 55,
  memoryBytes: 1_200_000_000,
  roomBytes: 300_000_000,
  outputBytes: 100_000_000,
}

const slides = /presentation|powerpoint/
const drawings = /opendocument\.graphics/

/** Slides that are kept from showing are pages too: else pages and the numbers of hits would part. */
const filterOf = (mediaType: string): string => {
  if (slides.test(mediaType))
    return 'pdf:impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"},"ExportFormFields":{"type":"boolean","value":"false"}}'
  const kind = drawings.test(mediaType) ? 'draw' : 'writer'
  return `pdf:${kind}_pdf_Export:{"ExportFormFields":{"type":"boolean","value":"false"}}`
}

// It ends well also where it made nothing.
const script = `mkdir -p profile/user out && printf '%s' "$2" >profile/user/registrymodifications.xcu || exit 1
"$0" -env:UserInstallation=file:///work/profile --headless --norestore --nolockcheck --nodefault --nofirststartwizard \\
  --convert-to "$1" --outdir /work/out /file >&2
set -- out/*.pdf
[ -f "$1" ] && cat "$1"`

/**
 * The pages of an office file as LibreOffice lays them out, as a PDF, made in a profile of its own that runs no macro and opens no link.
 * @throws when the file is missing
 */
export const layOutOffice = (
  program: FoundProgram,
  job: { path: string; mediaType: string; scratch: string },
): Promise<Ran> =>
  runProgram({
    program,
    script,
    args: [filterOf(job.mediaType), libreofficeProfile],
    input: { path: job.path },
    limits,
    scratch: job.scratch,
  })
