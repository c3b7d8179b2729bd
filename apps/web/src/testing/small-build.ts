/// <reference types="node" />
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

const contract = join(import.meta.dirname, '../../../../packages/contract')

/**
 * A small web of the given files (`src/main.ts` begins it), below a folder that is called as the real one is, for builds
 * with plugins of ours. `@sinupan/contract` is the real one.
 */
export async function smallWeb(files: Readonly<Record<string, string>>) {
  const home = await mkdtemp(join(tmpdir(), 'sinupan-web-'))
  const root = join(home, 'apps/web')
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await mkdir(join(home, 'node_modules/@sinupan'), { recursive: true })
  await symlink(contract, join(home, 'node_modules/@sinupan/contract'))
  return {
    dist: join(root, 'dist'),
    build: async (config: InlineConfig): Promise<Rolldown.RolldownOutput> => {
      const input = join(root, files['index.html'] === undefined ? 'src/main.ts' : 'index.html')
      const { rolldownOptions, ...more } = config.build ?? {}
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        root,
        ...config,
        build: { minify: false, assetsInlineLimit: 0, ...more, rolldownOptions: { input, ...rolldownOptions } },
      })
      if (Array.isArray(built) || !('output' in built)) throw new Error('One build was expected.')
      return built
    },
    gone: () => rm(home, { recursive: true, force: true }),
  }
}

/** All code that was built. */
export const codeOf = ({ output }: Rolldown.RolldownOutput): string =>
  output.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n')
