/** The queue of contents that a program of the machine draws: LibreOffice, ffmpeg, libheif. */
export const drawQueue = 'draw'
