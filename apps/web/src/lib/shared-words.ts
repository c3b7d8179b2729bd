/** Words that every screen may need. What one feature alone says stands in that feature's `words.ts`. */
export const sharedWords = {
  product: 'Sinupan',
  productLine: 'Sinupan · University records',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  undo: 'Undo',
  tryAgain: 'Try again',
  copyDetails: 'Copy details',
  copied: 'Copied',
  reference: 'Reference {{id}} · {{at}}',
  loading: 'Loading',
  none: 'None',
  today: 'Today',
  digit: 'Digit {{n}} of 6',
} as const
