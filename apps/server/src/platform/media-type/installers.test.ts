import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB } from '@e965/xlsx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeZip } from '../derivatives/testing/make-zip.ts'
import { makeCompound, makeDocx } from '../derivatives/testing/office-files.ts'
import { detectMediaType } from './index.ts'

async function stored(content: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'installers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'bytes'), content)
  return join(folder, 'bytes')
}

const bytes = (text: string) => Buffer.from(text, 'latin1')
const zip = (...names: string[]) => makeZip(names.map((name) => ({ name, content: `of ${name}` })))
const odf = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }
const filler = Array.from({ length: 300 }, (_, index) => ({ name: `a${index}.txt`, content: 'x'.repeat(400) }))

/** A compound file whose root has a class of Windows Installer. */
function compound(rootClass: string): Buffer {
  const container = CFB.read(makeCompound({ '\u4840\u3f7f': Buffer.alloc(5_000) }), { type: 'buffer' })
  container.FileIndex[0].clsid = rootClass
  return Buffer.from(CFB.write(container, { type: 'buffer' }))
}

/** A disk image ends with 512 bytes that say what it is; it begins with whatever its first block holds. */
const diskImage = (start: Buffer) =>
  Buffer.concat([start, Buffer.alloc(70_000), bytes('koly\0\0\0\u0004\0\0\u0002\0'), Buffer.alloc(500)])

const installers: [what: string, content: Buffer][] = [
  ['a Mac package', bytes('xar!\0\u001c\0\u0001'.padEnd(600, '\0'))],
  ['a Mac disk image, zlib', diskImage(bytes('x\u0001c`\u0018\u0005'))],
  ['a Mac disk image, bzip2', diskImage(bytes('BZh91AY&SY'))],
  ['a Mac disk image, raw', diskImage(Buffer.alloc(512))],
  ['a Mac disk image, LZFSE', diskImage(bytes('bvx2\0\u0002\0\0'))],
  ['an encrypted Mac disk image', bytes('encrcdsa\0\0\0\u0002'.padEnd(600, '\0'))],
  ['a Windows installer', compound('84100c0000000000c000000000000046')],
  ['a Windows installer’s patch', compound('86100c0000000000c000000000000046')],
  ['a Windows installer’s transform', compound('82100c0000000000c000000000000046')],
  ['a Windows app', zip('AppxManifest.xml', '[Content_Types].xml', 'App.exe')],
  ['a bundle of Windows apps', zip('[Content_Types].xml', 'AppxMetadata/AppxBundleManifest.xml')],
  ['an Android app', zip('AndroidManifest.xml', 'resources.arsc')],
  ['an Android app behind much else', makeZip([...filler, { name: 'AndroidManifest.xml', content: 'x' }])],
  ['an iOS app', zip('Payload/', 'Payload/Game.app/Info.plist')],
  ['a Java archive', zip('META-INF/', 'META-INF/MANIFEST.MF')],
  ['a Java archive that says it is a text', makeZip([odf, { name: 'META-INF/MANIFEST.MF', content: 'x' }])],
  ['an Android app that says it is a text', makeZip([odf, { name: 'AndroidManifest.xml', content: 'x' }])],
  ['a Firefox extension', zip('manifest.json', 'META-INF/mozilla.rsa')],
  ['a Visual Studio extension', zip('extension.vsixmanifest', '[Content_Types].xml')],
  ['a Flatpak', bytes('flatpak\0\u0001\0'.padEnd(600, '\0'))],
  ['Android code', bytes('dex\n035\0'.padEnd(600, '\0'))],
]

describe('what installs something is executable by its content, whatever its name says', () => {
  test.each(installers)('%s', async (_, content) => {
    const path = await stored(content)
    for (const name of ['photo.jpg', 'thesis.pdf', 'thesis.docx', 'backup.zip', 'notes'])
      expect([name, await detectMediaType(path, name)]).toMatchObject([name, { isExecutable: true }])
  })
})

describe('what only looks a little like it is not', () => {
  test.each([
    ['an archive of apps and their sources', zip('app/AndroidManifest.xml', 'Game.app/Info.plist')],
    ['a thesis’s sources with Android code among them', zip('thesis.txt', 'classes.dex', 'lib/classes2.dex')],
    ['Android code that comes first', zip('classes.dex', 'readme.txt')],
    ['a report', makeDocx('AndroidManifest.xml META-INF/MANIFEST.MF', [])],
    ['a text in a zip', makeZip([odf, { name: 'META-INF/manifest.xml', content: '<x/>' }])],
    ['a zlib stream', Buffer.concat([bytes('x\u0001c`\u0018\u0005'), Buffer.alloc(70_000)])],
    ['something that ends with the word', Buffer.concat([Buffer.alloc(70_000, 7), bytes('koly')])],
  ])('%s', async (_, content) => {
    expect(await detectMediaType(await stored(Buffer.from(await content)), 'kept.zip')).toMatchObject({
      isExecutable: false,
    })
  })
})

test('a Mac disk image is refused under its own name by its beginning alone', async () => {
  expect(await detectMediaType(bytes('x\u0001c`\u0018\u0005'), 'Setup.dmg')).toMatchObject({ isExecutable: true })
})
