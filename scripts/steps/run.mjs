import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { nodeEnvironment, pinnedNode, root } from './pinned-node.mjs'

/** How long after a signal the same one is taken for its echo: npm repeats what the terminal has already sent. */
const echo = 1500

let child
let last = { signal: '', at: 0 }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const repeated = last.signal && performance.now() - last.at < echo
    last = { signal, at: performance.now() }
    if (!child) process.exit(128 + constants.signals[signal])
    if (!repeated) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  })
}

/**
 * Runs a program to its end with this terminal's input and output. It has a process group of its own, so that Ctrl-C
 * reaches it once, from here, and on Linux it is told to end when this process is killed.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, capture?: boolean }} [options] `capture` returns the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} the exit code, 128 + the signal's number when killed by one
 */
export function run(file, args, { env = process.env, capture = false } = {}) {
  const command = [...guard(), file, ...args]
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  return new Promise((resolve, reject) => {
    child = spawn(command[0], command.slice(1), { cwd: root, env, stdio, detached: true })
    const output = collect(child)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      child = undefined
      resolve({ code: code ?? 128 + constants.signals[signal], output: output.join('') })
    })
  })
}

/** Runs a file with the pinned Node. */
export function runNode(file, args = [], { env = {}, capture = false } = {}) {
  return run(pinnedNode(), [file, ...args], { env: { ...nodeEnvironment(), ...env }, capture })
}

/** Ends this process when a signal has ended the step before. */
export function stopIfInterrupted() {
  if (last.signal) process.exit(128 + constants.signals[last.signal])
}

/** Ends this process as well when a step was interrupted, and with its exit code when it failed. */
export function mustSucceed({ code }) {
  stopIfInterrupted()
  if (code !== 0) process.exit(code)
}

function collect(running) {
  const output = []
  running.stdout?.setEncoding('utf8').on('data', (text) => output.push(text))
  running.stderr?.setEncoding('utf8').on('data', (text) => output.push(text))
  return output
}

let guarded

function guard() {
  const prefix = ['setpriv', '--pdeathsig', 'TERM', '--']
  guarded ??= process.platform === 'linux' && spawnSync(prefix[0], [...prefix.slice(1), 'true']).status === 0
  return guarded ? prefix : []
}
