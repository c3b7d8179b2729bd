import { readFileSync } from 'node:fs'
import type { Job } from './derived.ts'

/** The bytes to be read, whole. */
export const bytesOf = ({ inner, path }: Job): Buffer => inner?.bytes ?? readFileSync(path)

/** For libraries that read a file piece by piece: its path, or the bytes of what lies inside another. */
export const sourceOf = ({ inner, path }: Job): string | Buffer => inner?.bytes ?? path
