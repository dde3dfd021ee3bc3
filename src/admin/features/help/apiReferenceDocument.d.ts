/** Written by `npm run generate`, read by the build's reader of Markdown. */
declare module '#api/generated/apiReference.md' {
  const document: import('#domain/documents/textDocument.ts').TextDocument
  export default document
}
