/** A file with the way to it inside what was dropped or chosen: `Scans/2026/May.pdf`; its own name where it stood alone. */
export interface PickedFile {
  file: File
  path: string
}
export interface Picked {
  files: PickedFile[]
  /** Every folder on the ways, parents first, also empty ones: `Scans`, `Scans/2026`. */
  folders: string[]
  /** Names of what couldn't be read. */
  unreadable: string[]
}

/**
 * Takes the entries out of a drop. It must be called while the drop is handled: afterwards the browser has forgotten
 * them.
 */
export const entriesOfDrop = (items: readonly DataTransferItem[]): FileSystemEntry[] =>
  items.flatMap((item) => (item.kind === 'file' ? [item.webkitGetAsEntry()] : [])).filter((entry) => entry !== null)

/** Walks through dropped files and folders. What lies beside each other is asked for at once. */
export async function walkEntries(entries: readonly FileSystemEntry[], prefix = ''): Promise<Picked> {
  const all = await Promise.all(entries.map((entry) => walk(entry, prefix)))
  return {
    files: all.flatMap(({ files }) => files),
    folders: all.flatMap(({ folders }) => folders),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
  }
}

async function walk(entry: FileSystemEntry, prefix: string): Promise<Picked> {
  const path = `${prefix}${entry.name}`
  const nothing: Picked = { files: [], folders: [], unreadable: [] }
  try {
    if (isFile(entry)) return { ...nothing, files: [{ file: await fileOf(entry), path }] }
    if (!isFolder(entry)) return nothing
    const inside = await walkEntries(await childrenOf(entry), `${path}/`)
    return { ...inside, folders: [path, ...inside.folders] }
  } catch {
    return { ...nothing, unreadable: [path] }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A reader gives at most 100 entries at a time, and none when it is through. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return children
    children.push(...some)
  }
}

/** The same of a file or folder picker, whose files carry their ways. Empty folders are unknown there. */
export function pickedOf(files: Iterable<File>): Picked {
  const all = [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }))
  const folders = new Set(all.flatMap(({ path }) => foldersOn(path)))
  return { files: all, folders: [...folders], unreadable: [] }
}

/** `Scans/2026/May.pdf` → `Scans`, `Scans/2026`. */
function foldersOn(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The folder that a path lies in; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
