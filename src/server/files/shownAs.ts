/** How a browser is to take a file: what it may show, and under which name it saves the rest. */

export interface ShownAs {
  /** null: the ending is not known. */
  contentType: string | null
  /** For content-disposition; null: it is shown. */
  disposition: string | null
}

export function shownAs(key: string, downloadName: string | null): ShownAs {
  const ending = /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
  const name =
    downloadName ?? (Object.hasOwn(SHOWN, ending) ? null : (key.split('/').at(-1) ?? 'file'))
  return {
    contentType: SHOWN[ending] ?? SAVED[ending] ?? null,
    disposition: name === null ? null : attachment(name),
  }
}

const SHOWN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

const SAVED: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
