import { extensionsOfType } from './extension.ts'
import { textExtensionsOf } from './text-type.ts'

const ACTIVE = new Set([
  'text/html',
  'application/xml',
  'text/xml',
  'text/javascript',
  'text/vbscript',
  'text/css',
  'application/hta',
  'application/x-bat',
  'application/x-powershell',
  'text/x-shellscript',
  'application/x-shockwave-flash',
  'application/vnd.ms-htmlhelp',
])

const EXECUTABLE = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-archive',
  'application/java-vm',
  'application/x-java-archive',
  'application/vnd.android.package-archive',
  'application/x-msi',
  'application/msix',
  'application/x-xar',
  'application/x-apple-diskimage',
  'application/x-ios-app',
  'application/x-xpinstall',
  'application/vsix',
  'application/vnd.flatpak',
  'application/x-bat',
  'application/x-powershell',
  'application/hta',
  'application/x-desktop',
  'application/x-ms-regedit',
  'application/x-ms-shortcut',
  'application/x-deb',
  'application/x-rpm',
  'application/x-google-chrome-extension',
  'application/vnd.ms-htmlhelp',
  'text/x-shellscript',
  'text/javascript',
  'text/vbscript',
])

// Names under which Windows runs what it is given.
const EXECUTABLE_NAMES = new Set(
  'exe dll scr com pif cpl sys msi msp mst jar apk wsf wsh lnk scf app gadget dmg pkg appx msix appxbundle msixbundle ipa'.split(
    ' ',
  ),
)
const UNTOLD = new Set([
  'application/octet-stream',
  'text/plain',
  'application/zip',
  'application/x-cfb',
  'application/xml',
  'application/vnd.ms-wordml',
  'application/vnd.ms-word2006ml',
  'application/vnd.ms-spreadsheetml',
])

/** All endings of files that a desktop would run. */
const RUN_NAMES: ReadonlySet<string> = new Set([
  ...EXECUTABLE_NAMES,
  ...[...EXECUTABLE].flatMap((type) => [...extensionsOfType(type), ...textExtensionsOf(type)]),
])

/** Whether a browser would run or interpret this type as a page, style or script. PDF is not: pdf.js draws it. */
export function isActive(mediaType: string): boolean {
  return ACTIVE.has(mediaType) || mediaType.endsWith('+xml')
}

/** Whether a desktop would run this: by content, and by the name's extension where the content does not tell. */
export function isExecutable(mediaType: string, nameExtension: string): boolean {
  return EXECUTABLE.has(mediaType) || (UNTOLD.has(mediaType) && RUN_NAMES.has(nameExtension))
}

/** The endings of files that a desktop would run, in alphabetical order: for people; what is refused is told by content. */
export const executableExtensions = (): string[] => [...RUN_NAMES].toSorted()
