import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { openFileStore } from '../files/openFileStore.ts'
import { createDataDir, giveToOwner } from './dataDir.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'liftwise-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const othersMay = (path: string) => statSync(path).mode & 0o077

it('[38.18] a data folder that does not exist is named and not made', async () => {
  const dataDir = join(folder, 'elsewhere')
  const sentence = `The data folder ${dataDir} does not exist. Set DATA_DIR as for the server`
  expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(sentence)
  const settings = readSettings({ DATA_DIR: dataDir, TOKEN_SECRET: 'x'.repeat(32) })
  await expect(openDatabase(settings)).rejects.toThrow(sentence)
  await expect(openFileStore(settings)).rejects.toThrow(sentence)
  expect(existsSync(dataDir)).toBe(false)
})

it('[38.24] a data folder that cannot be used is refused with what to do', () => {
  const dataDir = join(folder, 'a file')
  writeFileSync(dataDir, '')
  expect(() => createDataDir({ DATA_DIR: dataDir })).toThrow(
    /^The data folder .*a file cannot be used \(EEXIST.*\)\. Let this user read and write it, or set DATA_DIR to another folder\.$/,
  )
})

it('[38.18] a database without its token secret gets no new one', () => {
  const dataDir = join(folder, 'without secret')
  mkdirSync(join(dataDir, 'db'), { recursive: true })
  expect(() => readSettings({ DATA_DIR: dataDir })).toThrow('token-secret is missing')
  expect(existsSync(join(dataDir, 'token-secret'))).toBe(false)
})

it('[38.19] a new data folder and one of an earlier version are closed to other users', () => {
  const dataDir = join(folder, 'data')
  createDataDir({ DATA_DIR: dataDir })
  expect(othersMay(dataDir)).toBe(0)
  const left = ['db', 'db/base', 'db/base/1', 'files', 'mail'].map((path) => join(dataDir, path))
  for (const path of left)
    if (path.endsWith('1')) writeFileSync(path, 'rows')
    else mkdirSync(path)
  for (const path of [dataDir, ...left]) chmodSync(path, 0o777)
  createDataDir({ DATA_DIR: dataDir })
  expect([dataDir, ...left].map(othersMay)).toEqual([0, 0, 0, 0, 0, 0])
})

it('[38.19] a folder that all users share stays theirs', () => {
  const shared = join(folder, 'shared')
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  createDataDir({ DATA_DIR: shared })
  expect(statSync(shared).mode & 0o1777).toBe(0o1777)
})

it.skipIf(process.getuid?.() !== 0)(
  '[38.26] what a command of root’s made in the database belongs to the owner of the data folder',
  () => {
    const dataDir = join(folder, 'theirs')
    const [inside, elsewhere] = [join(dataDir, 'db', 'base', '1'), join(dataDir, 'files')]
    for (const path of [inside, elsewhere]) mkdirSync(path, { recursive: true })
    chownSync(dataDir, 4321, 4322)
    giveToOwner(dataDir)
    const owners = [inside, join(inside, '..'), join(dataDir, 'db'), elsewhere].map((path) => {
      const { uid, gid } = statSync(path)
      return [uid, gid]
    })
    expect(owners).toEqual([
      [4321, 4322],
      [4321, 4322],
      [4321, 4322],
      [0, 0],
    ])
  },
)
