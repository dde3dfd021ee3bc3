/** Response headers of a file: whether browsers show it, or under which name they save it. */

export interface ContentHeaders {
  /** null: the extension is unknown. */
  contentType: string | null
  /** Value of content-disposition; null: the browser shows the file. */
  disposition: string | null
}

export function contentDisposition(key: string, downloadName: string | null): ContentHeaders {
  const extension = /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
  const name =
    downloadName ??
    (Object.hasOwn(INLINE_TYPES, extension) ? null : (key.split('/').at(-1) ?? 'file'))
  return {
    contentType: INLINE_TYPES[extension] ?? ATTACHMENT_TYPES[extension] ?? null,
    disposition: name === null ? null : attachment(name),
  }
}

const INLINE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

const ATTACHMENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** RFC 6266: an ASCII name for old browsers, the exact one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
