import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { derive } from '../index.ts'

// node warm-server.fixture.ts <file> <folder>: reads a Word document as a server does, then goes on living.
const [path = '', folder = ''] = process.argv.slice(2)
const scratch = () => mkdtemp(join(folder, 'scratch-'))
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const { text } = await derive({ path, mediaType, extension: 'docx', outputDir: join(folder, 'derived'), scratch })
process.stdout.write(`${text?.pages[0]}\n`)
setInterval(() => undefined, 60_000)
