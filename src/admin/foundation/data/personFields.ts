/** Fields of a person who is named, in a document. */
export const PERSON = `id firstname lastname`
