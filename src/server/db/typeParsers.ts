/** How rows come from the wire on both engines: instants as Dates, days as text, counts as numbers. */
import pg from 'pg'

const DATE = 1082
const BIGINT = 20
const NUMERIC = 1700

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text
    if (oid === BIGINT || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}
