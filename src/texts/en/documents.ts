/** What pages say around the help's topics and the legal texts, which are documents of their own. */
export const documents = {
  otherLanguage: 'This text is not available in your language yet. It is shown in English.',
  contents: 'Contents',
  changedOn: 'Last changed on %{day}',
  steps: 'Step by step',
  meanings: 'What things mean',
  everyLevel: 'Every level',
} as const
