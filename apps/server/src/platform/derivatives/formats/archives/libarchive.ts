import type { libarchiveWasm } from 'libarchive-wasm'
import { Unreadable } from '../../unreadable.ts'

type Library = Awaited<ReturnType<typeof libarchiveWasm>>

const PIECE = 1_048_576

/** What lies in an archive, as libarchive unpacks it. */
export interface Unpacking {
  /**
   * The file that stands so manieth in the archive's list, from 0, its folders counted; sooner where each is asked for behind the last.
   * @param size as the list has it, in bytes
   * @throws Unreadable where it is damaged, of another size, or packed in no way that the library knows
   */
  read(place: number, size: number): Promise<Buffer>
}

/** Nothing is loaded and nothing copied before the first file is asked for. */
export function unpackingOf(bytes: Buffer): Unpacking {
  let pass: Pass | undefined
  return {
    read: async (place, size) => {
      if (!pass || place < pass.next) {
        pass?.end()
        pass = begin(await load(), bytes)
      }
      try {
        return pass.read(place, size)
      } catch (error) {
        // Behind an error it says nothing that could be trusted, of the files after it either: they are begun for anew.
        pass = undefined
        throw new Unreadable('Corrupt', error instanceof Error ? error.message : String(error))
      }
    },
  }
}

/** An instance of its own each time: after a trap its memory can't be trusted. */
const load = async (): Promise<Library> => (await import('libarchive-wasm')).libarchiveWasm()

/** One way through the archive, from its first file to its last. */
interface Pass {
  /** The place of the file that it comes to next. */
  readonly next: number
  read(place: number, size: number): Buffer
  end(): void
}

function begin(library: Library, bytes: Buffer): Pass {
  const { module } = library
  const [content, piece] = [taken(module._malloc(bytes.length)), taken(module._malloc(PIECE))]
  module.HEAP8.set(bytes, content)
  const archive = library.read_new_memory(content, bytes.length)
  let next = 0
  return {
    get next() {
      return next
    },
    read: (place, size) => {
      let entry = 0
      for (; next <= place; next += 1) entry = taken(library.read_next_entry(archive))
      if (Number(library.entry_size(entry)) !== size) throw new Error('It is of another size than the list says')
      return contentOf(size, (length) => {
        const read = library.read_data(archive, piece, Math.min(PIECE, length))
        return module.HEAP8.subarray(piece, piece + read)
      })
    },
    end: () => {
      library.read_free(archive)
      module._free(content)
      module._free(piece)
    },
  }
}

function contentOf(size: number, more: (length: number) => Int8Array): Buffer {
  const out = Buffer.alloc(size)
  for (let at = 0; at < size; ) {
    const piece = more(size - at)
    if (piece.length === 0) throw new Error('It ends before its end')
    out.set(piece, at)
    at += piece.length
  }
  // Only now its sum is compared.
  if (more(1).length > 0) throw new Error('It goes on behind its end')
  return out
}

/** Zero stands for what could not be had: memory, or another file. */
function taken(pointer: number): number {
  if (pointer === 0) throw new Error('The archive ends before its end, or asks for too much memory')
  return pointer
}
