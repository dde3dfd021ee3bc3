/** What an export is saved as: 'Locations 2026-11-21.csv'. */
export function exportFileName(title: string, day: string, ending: string): string {
  const name = title.replaceAll(FORBIDDEN_CHARACTERS, ' ').replaceAll(/\s+/gu, ' ').trim()
  return `${name || 'Export'} ${day}.${ending}`
}

/** Control characters and what some file system refuses. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTERS = /[\u0000-\u001F\u007F<>:"/\\|?*]/gu
