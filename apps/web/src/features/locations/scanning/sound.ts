/** A short high tone where a scan was taken, a low one where it was not: one looks at the shelf and not at the screen. */
export function sound(isTaken: boolean): void {
  try {
    const context = new AudioContext()
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = isTaken ? 1_320 : 220
    volume.gain.value = 0.1
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + (isTaken ? 0.09 : 0.25))
    tone.onended = () => void context.close()
  } catch {
    // Without sound the words say it alone.
  }
}
