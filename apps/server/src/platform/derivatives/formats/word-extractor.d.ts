declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string
    getFootnotes(): string
    getEndnotes(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getTextboxes(): string
  }

  class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>
  }

  export = WordExtractor
}
