const SELF_TOLD =
  /^application\/vnd\.(?:sun\.xml\.(?:writer|calc|impress|draw)|oasis\.opendocument\.[a-z-]+)|^application\/hwp\+zip/
/** Before OpenDocument not every program said so first. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  sxw: 'application/vnd.sun.xml.writer',
  sxc: 'application/vnd.sun.xml.calc',
  sxi: 'application/vnd.sun.xml.impress',
  sxd: 'application/vnd.sun.xml.draw',
}
const HANGUL = 'application/hwp+zip'
const APPLE = 'application/vnd.apple.'
const APPLE_NAMES: Readonly<Record<string, string>> = { pages: 'pages', numbers: 'numbers', key: 'keynote' }
/** Where the parts of what Pages, Numbers and Keynote save are, since 2013 and before. */
const APPLE_PARTS = /^(?:[^/]+\/)?(?:Index\/Document\.iwa|Index\.zip|index\.(?:xml|apxl)(?:\.gz)?)$/
const APPLE_SLIDES = /^(?:[^/]+\/)?(?:Index\/Slide[^/]*\.iwa|index\.apxl(?:\.gz)?)$/

/**
 * What a zip is that is no package of Office: by what its first part says, or the names of its parts. Undefined: nothing known.
 * @param names of its parts, as far as they are at hand
 * @param named the extension of its name, which decides between Pages and Numbers
 */
export function zipKind(head: Buffer, names: readonly string[], named: string): string | undefined {
  const told = selfTold(head)
  if (told) return told
  if (names.includes('Contents/content.hpf') || names.includes('Contents/section0.xml')) return HANGUL
  const old = OLD_OFFICE[named]
  if (old && names.includes('content.xml') && names.includes('META-INF/manifest.xml')) return old
  if (names.includes('visio/document.xml')) return 'application/vnd.visio'
  if (names.some((name) => /(?:^|\/)Fixed\w+\.fdseq$/.test(name))) return 'application/vnd.ms-xpsdocument'
  return names.some((name) => APPLE_PARTS.test(name)) ? appleKind(names, named) : undefined
}

/** Of OpenDocument and what came before it the first part says the type, unpacked (OpenDocument 1.3 part 2, 3.3). */
function selfTold(head: Buffer): string | undefined {
  if (head.length < 38 || head.toString('latin1', 30, 38) !== 'mimetype') return undefined
  const from = 38 + head.readUInt16LE(28)
  return SELF_TOLD.exec(head.toString('latin1', from, from + 80))?.[0]
}

function appleKind(names: readonly string[], named: string): string | undefined {
  if (names.some((name) => APPLE_SLIDES.test(name))) return `${APPLE}keynote`
  const kind = APPLE_NAMES[named]
  if (kind) return APPLE + kind
  // Packages of other programs have an index too.
  return names.some((name) => /Document\.iwa$|QuickLook\//.test(name)) ? `${APPLE}pages` : undefined
}
