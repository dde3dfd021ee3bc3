import { expect, it } from 'vitest'
import { serverTexts } from '#texts/en/server.ts'
import { FILE_TABLES } from './personalRecords.ts'

it('[49.29] every table about people has a name in the file of everything held about one', () => {
  const named = Object.keys(serverTexts.personalFile.tables)
  expect(FILE_TABLES.filter((table) => !named.includes(table))).toEqual([])
})
