/** The languages whose letters are known here, as Tesseract and ISO 639-2 call them; their data comes along. */
export const ocrLanguages = ['eng', 'fil', 'spa'] as const
export type OcrLanguage = (typeof ocrLanguages)[number]
