import type { Readable } from 'node:stream'

/** Bytes that came in and are safe on disk, but have no row yet. */
export interface Received {
  sha256: string
  size: number
  /** The first MiB, for telling the type: of most files that is all, and none of them is read again for it. */
  head: Buffer
  /** Where the bytes lie, for reading them once more before `keep`. */
  path: string
  /** Of few bytes, which are told of before: when they are safe on the disk. @throws Refusal StorageFailed; then they are gone */
  written?: Promise<void>
}

type Kept = Pick<Received, 'sha256' | 'path' | 'written'>

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** What was kept is not there, or is shorter than it has to be. */
export class NoSuchBytes extends Error {
  override name = 'NoSuchBytes'
}

/** Where bytes are kept, addressed by SHA-256 (hexadecimal). Nothing that was kept is ever changed. */
export interface Storage {
  /**
   * Takes a stream in, hashing on the way, and makes it durable under a temporary name. What is left of the stream
   * after a refusal is not read.
   *
   * @throws Refusal TooLarge beyond `limit` bytes, UploadBroken when the stream ends early, StorageFailed; nothing stays
   */
  receive(stream: Readable, limit: number): Promise<Received>
  /** As `receive`, of so many bytes, which have room in memory: `head` is all of them, and they may still be on their way to the disk. */
  receiveFew(stream: Readable, size: number): Promise<Received>
  /** @throws Refusal StorageFailed where the disk has no room to spare */
  requireRoom(): Promise<void>
  /** Gives received bytes their address; the same content a second time is dropped. Doing it twice is doing it once. */
  keep(received: Kept): Promise<void>
  /** Drops received bytes that nobody wants. */
  discard(received: Kept): Promise<void>
  /** @throws NoSuchBytes */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  /** Many bytes in pieces, each good until the next is asked for; it has to be read to its end or returned. @throws NoSuchBytes */
  pieces(sha256: string, range: ByteRange): Promise<AsyncGenerator<Buffer, void, undefined>>
  /**
   * Few bytes at once, in `into` where it is given and has the room; else others may be given the same: they are not to be changed.
   *
   * @throws NoSuchBytes
   */
  read(sha256: string, range: ByteRange, into?: Buffer): Promise<Buffer>
  /** A path that a child process can read. */
  pathOf(sha256: string): string
  /** The same below the folder of all blobs, for a server beside this one that sends files. */
  placeOf(sha256: string): string
  /** What is derived from a blob lies beside it: `thumbnail.webp`, `preview.pdf`, `preview.html`. */
  keepDerivative(sha256: string, name: string, sourcePath: string): Promise<void>
  /** Whether a blob, or the part of that name that was derived from it, is there. A blob has to be of its size. */
  holds(sha256: string, what: { part: string; size: number }): Promise<boolean>
  /** In bytes. @throws NoSuchBytes */
  sizeOfDerivative(sha256: string, name: string): Promise<number>
  /** @throws NoSuchBytes */
  openDerivative(sha256: string, name: string, range?: ByteRange): Promise<Readable>
  /** All that is kept, and since when. */
  list(): AsyncIterable<{ sha256: string; keptAt: Date }>
  remove(sha256: string): Promise<void>
  /** An empty folder of one's own; whoever asks for it removes it. */
  scratch(): Promise<string>
  /** The folder of uploads that may be resumed, on the same file system as what is kept. */
  partials: string
  /** @throws when nothing can be stored */
  check(): Promise<void>
}
