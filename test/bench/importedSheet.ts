/** A file of people for the measurement of imports, as a company might send it. */
import { randomUUID } from 'node:crypto'

export const PLACES = 200

export const placeName = (at: number): string => `Location ${at % PLACES}`

/** Every second person works at one place, every tenth observes. */
export function importedSheet(people: number): Buffer {
  const tag = randomUUID().slice(0, 8)
  const rows = Array.from({ length: people }, (_, at) => {
    const type = at % 10 === 0 ? 'CLIENT_OBSERVER' : 'CLIENT_USER'
    const place = at % 2 ? placeName(at) : ''
    return `Robin${at % 977},Example${at % 1999},person${at}.${tag}@large.example,E${at},${type},${place},`
  })
  const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
  return Buffer.from([headers, ...rows, ''].join('\r\n'))
}
