import type { Ran } from './program.ts'
import type { FoundProgram } from './programs.ts'
import { runProgram } from './run-program.ts'

const limits = {
  wallMilliseconds: 60_000,
  cpuSeconds: 40,
  memoryBytes: 1_000_000_000,
  roomBytes: 1_000_000,
  outputBytes: 20_000_000,
}
/** So wide is the picture at most. */
const width = 600
/** The picture that differs least from its neighbours, of so many: no black one, none between two. */
const looked = 30

// Films only, and of what lies in the file: no list of other files, no address.
const only =
  '-protocol_whitelist file,pipe -format_whitelist mov,matroska,avi,mpeg,mpegts,mpegvideo,flv,asf,ogg,h264,hevc,m4v'
const script = `length=$("$(dirname "$0")/ffprobe" -v error ${only} -show_entries format=duration -of csv=p=0 /file)
case "\${length%%.*}" in '' | *[!0-9]*) at=3 ;; *) at=$((\${length%%.*} / 10)) ;; esac
frame() {
  "$0" -v error -nostdin -threads 1 ${only} -ss "$1" -i /file -an -sn -dn -map 0:v:0 -frames:v 1 \\
    -vf "thumbnail=${looked},scale='min(${width},iw)':-2" -f image2 -c:v png -update 1 frame.png && [ -s frame.png ]
}
{ frame "$at" || frame 0; } >&2 && cat frame.png`

/** A picture of a film, as PNG: from a tenth of its length, from its third second where the length isn't known. @throws when the file is missing */
export const takeFrame = (program: FoundProgram, { path, scratch }: { path: string; scratch: string }): Promise<Ran> =>
  runProgram({ program, script, input: { path }, limits, scratch })
