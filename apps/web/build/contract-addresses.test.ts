import { afterEach, describe, expect, it } from 'vitest'
import { codeOf, smallWeb } from '../src/testing/small-build.ts'
import { contractAddresses } from './contract-addresses.ts'

let web: Awaited<ReturnType<typeof smallWeb>>
afterEach(() => web.gone())
const built = async (files: Record<string, string>) => {
  web = await smallWeb(files)
  return web.build({ plugins: [contractAddresses()], build: { write: false } })
}
const tell = (what: string) => `console.log(${what})`

describe('what a module gets of the contract', () => {
  it('is the address of a call, without the shapes', async () => {
    const code = codeOf(
      await built({ 'src/main.ts': `import { getDocument } from '@sinupan/contract'\n${tell('getDocument')}` }),
    )
    expect(code).toContain('"FileManager_Get"')
    expect(code).toContain('"/FileManager/:id"')
    expect(code).not.toContain('ZodObject')
    expect(code).not.toContain('FileFolder_My')
  })

  it('is a mark that bytes are answered, where they are', async () => {
    const code = codeOf(
      await built({ 'src/main.ts': `import { readFile } from '@sinupan/contract'\n${tell('readFile')}` }),
    )
    expect(code).toMatch(/response: Symbol\.for\("sinupan\.bytes"\)/)
  })

  it('is a mark that it may go on behind its answer, where it may', async () => {
    const code = codeOf(
      await built({
        'src/main.ts': `import { getDocument, trashFolders } from '@sinupan/contract'\n${tell('getDocument, trashFolders')}`,
      }),
    )
    expect(code.match(/isLong/g)).toHaveLength(1)
  })

  it('is the names of all calls, for commands, which judge by them what they refresh', async () => {
    const code = codeOf(
      await built({
        'src/main.ts': "import './lib/command.ts'",
        'src/lib/command.ts': `import { listEndpoints } from '@sinupan/contract'\n${tell('listEndpoints()')}`,
      }),
    )
    expect(code).toContain('"FileFolder_My"')
    expect(code).not.toContain('"/FileManager/:id"')
  })

  it('is the whole contract with its shapes, for a form', async () => {
    const code = codeOf(
      await built({
        'src/main.ts': "import './features/documents/rename-dialog.tsx'",
        'src/features/documents/rename-dialog.tsx': `import { updateDocument } from '@sinupan/contract'\n${tell('updateDocument.body')}`,
      }),
    )
    expect(code).toContain('ZodObject')
  })

  it('may be types of anything, which are gone when it is built', async () => {
    const code = codeOf(
      await built({
        'src/main.ts': `import { type Document, getDocument } from '@sinupan/contract'\n${tell('getDocument as unknown as Document')}`,
      }),
    )
    expect(code).not.toContain('ZodObject')
  })
})

describe('the build refuses', () => {
  it('a shape in a module of the first pages', async () => {
    const asked = built({
      'src/main.ts': "import './app/shell.tsx'",
      'src/app/shell.tsx': `import { updateDocument } from '@sinupan/contract'\n${tell('updateDocument.body')}`,
    })
    await expect(asked).rejects.toThrow(/app\/shell\.tsx asks for updateDocument, a shape of the contract\./)
  })

  it('a function of the contract in a module of the first pages', async () => {
    const asked = built({
      'src/main.ts': "import './lib/answers.ts'",
      'src/lib/answers.ts': `import { listEndpoints } from '@sinupan/contract'\n${tell('listEndpoints()')}`,
    })
    await expect(asked).rejects.toThrow(/lib\/answers\.ts asks for listEndpoints/)
  })

  it("shapes that the staff's first page brings with it, however far away they are asked for", async () => {
    const files = {
      'src/main.ts': "import './features/my-office/my-office-page.tsx'",
      'src/features/my-office/my-office-page.tsx': "import '../documents/name.ts'",
      'src/features/documents/name.ts': `import { updateDocument } from '@sinupan/contract'\n${tell('updateDocument.body')}`,
    }
    await expect(built(files)).rejects.toThrow(/The staff's first page imports zod/)
    await web.gone()
    const later = { ...files, 'src/features/my-office/my-office-page.tsx': "void import('../documents/name.ts')" }
    expect(codeOf(await built(later))).toContain('ZodObject')
  })
})
