import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'apps/**/*.test.tsx',
      'bench/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The modules are read once by each worker, and not for each file: half of all time went there.
    isolate: false,
    setupFiles: ['apps/server/src/testing/leave-nothing.ts'],
    // Time ends only what hangs: beside other work everything takes ten times as long, and nothing is the worse for it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
