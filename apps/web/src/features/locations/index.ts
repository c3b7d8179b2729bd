export { Camera } from './scanning/camera.tsx'
export { sound } from './scanning/sound.ts'
export { useKeyScans } from './scanning/use-key-scans.ts'
