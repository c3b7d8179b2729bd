import { extensions, lookup, extension as mainExtension } from 'mime-types'

const OWN: Readonly<Record<string, string>> = {
  'application/x-msdownload': 'exe',
  'application/x-bat': 'bat',
  'application/x-powershell': 'ps1',
  'text/x-shellscript': 'sh',
  'text/vbscript': 'vbs',
  'application/hta': 'hta',
  'application/x-deb': 'deb',
  'application/x-rpm': 'rpm',
  'application/msix': 'msix',
  'application/x-xar': 'pkg',
  'application/x-ios-app': 'ipa',
  'application/x-xpinstall': 'xpi',
  'application/vsix': 'vsix',
  'application/vnd.flatpak': 'flatpak',
  'application/x-google-chrome-extension': 'crx',
  'application/x-desktop': 'desktop',
  'application/x-ms-regedit': 'reg',
  'application/x-ooxml-protected': 'docx',
  'application/vnd.ms-tnef': 'dat',
  'text/javascript': 'js',
  'audio/mpeg': 'mp3',
  'application/vnd.oasis.opendocument.text-flat-xml': 'fodt',
  'application/vnd.oasis.opendocument.spreadsheet-flat-xml': 'fods',
  'application/vnd.oasis.opendocument.presentation-flat-xml': 'fodp',
  'application/vnd.oasis.opendocument.graphics-flat-xml': 'fodg',
  'application/vnd.ms-wordml': 'xml',
  'application/vnd.ms-word2006ml': 'xml',
  'application/vnd.ms-spreadsheetml': 'xml',
  'application/x-quattro-pro': 'qpw',
  'application/vnd.visio': 'vsd',
  'application/x-lzma': 'lzma',
  'application/x-hwp': 'hwp',
  'application/hwp+zip': 'hwpx',
  'application/x-fictionbook+xml': 'fb2',
  'application/x-aportisdoc': 'pdb',
}

/** Further extensions under which files of a media type are kept by the programs that write them. */
const ALSO: Readonly<Record<string, string>> = {
  'application/vnd.ms-wordml': 'doc',
  'application/vnd.ms-word2006ml': 'doc',
  'application/vnd.ms-spreadsheetml': 'xls',
  'application/vnd.visio': 'vsdx vsdm vstx vssx',
  'application/vnd.lotus-1-2-3': 'wk1 wk3 wk4 wks',
  'application/vnd.wordperfect': 'wp wp5 wp6',
  'application/x-quattro-pro': 'wq1 wq2 wb1 wb2 wb3',
  'application/gzip': 'tgz',
  'application/x-bzip2': 'tbz2 tbz',
  'application/x-xz': 'txz',
  'application/x-lzma': 'tlz',
  'application/vnd.ms-xpsdocument': 'oxps',
  'application/mbox': 'mbx',
  'application/x-mobipocket-ebook': 'prc azw azw3',
  'image/vnd.djvu': 'djv',
}

/** The extensions that files of a media type usually have. */
export const extensionsOfType = (mediaType: string): string[] => [
  ...(OWN[mediaType] ? [OWN[mediaType]] : []),
  ...(extensions[mediaType] ?? []),
]

// Windows drops dots and blanks at the end of a name, and nobody sees what is invisible.
const unseenEnd = /[.\s\p{Cf}]+$/u

/** The extension in a file's name: lower case, letters and digits only, at most 12; '' when it has none. */
export function nameExtension(fileName: string): string {
  return /[^.]\.([a-z0-9]{1,12})$/.exec(fileName.toLowerCase().replace(unseenEnd, ''))?.[1] ?? ''
}

/** The extension to show: the name's where it fits the content, else the usual one of the media type. */
export function fittingExtension(mediaType: string, named: string, suggested: string | undefined): string {
  if (mediaType === 'application/octet-stream') return namesAnother(named) ? 'bin' : named || 'bin'
  if (mediaType === 'text/plain') return isTextName(named) ? named : 'txt'
  if (mediaType === 'application/x-ooxml-protected' && /^(?:docx|xlsx|pptx)$/.test(named)) return named
  const known = [
    ...(extensions[mediaType] ?? []),
    ...(ALSO[mediaType]?.split(' ') ?? []),
    ...(suggested ? [suggested] : []),
  ]
  if (known.includes(named) || lookup(named) === mediaType) return named
  return OWN[mediaType] ?? suggested ?? (mainExtension(mediaType) || 'bin')
}

function namesAnother(named: string): boolean {
  const type = lookup(named)
  return type !== false && /^(?:image|audio|video|text)\/|pdf|office|opendocument|msword|ms-|zip/.test(type)
}

function isTextName(named: string): boolean {
  if (!named) return false
  const type = lookup(named)
  return type === false || type.startsWith('text/') || /json|yaml|toml|sql|tex|bibtex|subrip/.test(type)
}
