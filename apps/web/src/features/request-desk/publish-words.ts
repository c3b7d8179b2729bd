/** Posting a copy that went out to the public. */
export const publishWords = {
  publishAct: 'Post to the public…',
  publishNamed: 'Post {{name}} to the public…',
  publishTitle: 'Post the copy to the public',
  publishDo: 'Send for approval',
  publishLead:
    'A document of the records unit is made of the checked copy, and an approver decides on its posting. Nothing in it may tell who asked.',
  publishName: 'Name of the document',
  publishNameLine: 'The file is called the same.',
  publishDescription: 'Description',
  publishCategory: 'Category',
  publishCategoryLine: 'Without one it gets that of the document that was found.',
  publishNote: 'Note for the approver',
  wasPublished: '{{name}} waits for its approver',
  publishPending: 'Posting waits for approval',
  publishApproved: 'Public',
  publishReturned: 'Posting came back',
  publishNone: 'Made a document, not posted',
} as const
