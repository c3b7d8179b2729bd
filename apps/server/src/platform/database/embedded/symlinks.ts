import { readFile, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

type Link = { source: string; target: string }

/**
 * Makes the links between shared libraries that npm packages can't carry, listed in `pg-symlinks.json`. The package
 * makes them in an install script, which many installations do not run.
 *
 * @param native the package's `native` folder
 * @returns false when a link is missing and can't be made, as in a read-only tree
 */
export async function linkLibraries(native: string): Promise<boolean> {
  const links = await readLinks(native)
  const made = await Promise.all(links.map((link) => makeLink(dirname(native), link)))
  return made.every(Boolean)
}

async function readLinks(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Link[]
}

async function makeLink(root: string, link: Link): Promise<boolean> {
  const place = join(root, link.target)
  // Another process may be making the same link: whoever comes second finds it there.
  await symlink(relative(dirname(link.target), link.source), place).catch(() => undefined)
  return stat(place).then(
    () => true,
    () => false,
  )
}
