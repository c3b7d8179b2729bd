import { executableExtensions, isActive } from './danger.ts'
import { extensionsOfType, nameExtension } from './extension.ts'

const longest = 255
// What a browser opens as a page, where it lies on a desktop.
const pages = ['htm', 'html', 'xhtml', 'xht', 'mht', 'mhtml', 'svg', 'svgz', 'xml']
const running: ReadonlySet<string> = new Set(executableExtensions())

interface Content {
  mediaType: string
  /** The usual one of the content. */
  extension: string
}

/** A file's name with an ending of its content: `form.hta` that is a PDF becomes `form.hta.pdf`. */
export function nameByContent(fileName: string, { mediaType, extension }: Content): string {
  if (extensionsOfType(mediaType).includes(nameExtension(fileName))) return fileName
  const ending = `.${extension}`
  return [...fileName].slice(0, longest - ending.length).join('') + ending
}

/**
 * A file's name by which no desktop runs what is no program by its content. Some start at whatever they understand (mshta, cmd,
 * java): bytes that are a whole PDF can be a whole program too.
 */
export function nameOfNoProgram(fileName: string, content: Content): string {
  return running.has(nameExtension(fileName)) ? nameByContent(fileName, content) : fileName
}

/** A stranger's name for a file, which no desktop opens as a page either that its content is not. */
export function harmlessName(fileName: string, content: Content): string {
  const isPage = pages.includes(nameExtension(fileName))
  return isPage && !isActive(content.mediaType) ? nameByContent(fileName, content) : nameOfNoProgram(fileName, content)
}
