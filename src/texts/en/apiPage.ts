/** Labels of the page about the API; its descriptions are those of the schema, in English. */
export const apiPage = {
  title: 'API',
  notLoaded: 'The reference could not be loaded.',
  found: '1 entry |||| %{smart_count} entries',
  none: 'Nothing is found.',
  query: 'Queries',
  mutation: 'Mutations',
  types: 'Types',
  who: 'Who may call it',
  anyone: 'Anyone, also without signing in',
  signedIn: 'Anyone who is signed in',
  arguments: 'Arguments',
  answer: 'Answer',
  example: 'Example',
  required: 'required',
  fields: 'Fields',
  values: 'Values',
} as const
