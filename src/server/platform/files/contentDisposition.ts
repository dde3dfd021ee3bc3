/** How a browser is to take a file: what it may show, and under which name it saves the rest. */

export interface ContentHeaders {
  /** null: the ending is not known. */
  contentType: string | null
  /** For content-disposition; null: it is shown. */
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
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
