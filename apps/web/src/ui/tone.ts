/** What a state means for the reader; the colours are in `roles.css` as `--ok-text`, `--ok-icon`, `--ok-tint` and so on. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute'
