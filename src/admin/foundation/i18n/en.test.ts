import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RESOURCES } from '#api/resources.ts'
import { texts } from '#texts/en/server.ts'
import { MENU } from '#domain/access.ts'
import { i18nProvider } from './i18nProvider.ts'

const MISSING = '(missing)'
const words = (key: string) => i18nProvider.translate(key, { _: MISSING })

const withoutNested = (fields: string): string => {
  const outer = fields.replaceAll(/\{[^{}]*\}/gu, '')
  return outer === fields ? outer : withoutNested(outer)
}

describe('the labels', () => {
  it.each(Object.entries(RESOURCES))(
    '[40.7] name every sorted column of %s',
    (name, { sortColumns }) => {
      for (const source of Object.keys(sortColumns)) {
        if (HIDDEN.has(source)) continue
        expect(words(`resources.${name}.fields.${source}`), source).not.toMatch(/missing|object/u)
      }
    },
  )

  it.each(Object.entries(RESOURCES))(
    '[40.7] name every field of a record of %s',
    (name, resource) => {
      const own = withoutNested(resource.recordFields).match(/\w+/gu) ?? []
      for (const field of own) {
        if (/^may_|_id$|_count$/u.test(field) || NESTED.has(field)) continue
        const key = `resources.${name}.fields.${field}`
        expect(
          [words(key), words(`${key}.name`)].some((text) => text !== MISSING),
          key,
        ).toBe(true)
      }
    },
  )

  it('[40.7] have a text for every key that the code names', () => {
    const admin = join(import.meta.dirname, '../..')
    const keys = readdirSync(admin, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/u.test(name))
      .flatMap((name) => [...readFileSync(join(admin, name), 'utf8').matchAll(NAMED_KEY)])
      .map(([, key = '']) => key)
      .filter((key) => TREES.has(key.split('.')[0] ?? '') && !NO_KEYS.has(key))
    expect(keys.length).toBeGreaterThan(1_000)
    expect(keys.filter((key) => !isInTree(key))).toEqual([])
  })

  it('[6.1] name every menu item', () => {
    const labels = MENU.PROVIDER_SUPER_USER.map(({ label }) => words(label))
    expect(labels).not.toContain(MISSING)
    expect(labels).toEqual(expect.arrayContaining(['Client Overview', 'GBS Library', 'T&Cs']))
  })

  it('[6.57] [3.60] [3.61] [3.62] roles and AI reviews wear their labels', () => {
    expect(words('enums.role.CLIENT_OBSERVEE')).toBe('Client Observee')
    expect(words('enums.aiReviewStatus.FALSE_POSITIVE')).toBe('False Positive')
    expect(words('enums.aiErrorCause.LIFT_SELECTION_TIMES')).toBe('Lift selection')
  })
})

/** Finds keys wherever they are used: in `t`, which the compiler checks too, properties of react-admin, `notify`. */
const NAMED_KEY = /['"]([a-zA-Z]+(?:\.\w+)+)['"]/gu

const TREES = new Set(Object.keys(texts))

/** A text, or the part of the tree where texts of some values stand. */
const isInTree = (key: string): boolean =>
  key.split('.').reduce<unknown>((tree, name) => (tree as Tree | undefined)?.[name], texts) !==
  undefined

type Tree = Record<string, unknown>

/** Fields of tables, what the browser remembers, and a text that is given with its words. */
const NO_KEYS = new Set([
  'users.type',
  'campaigns.type',
  'locations.parent_id',
  'clientOverview.months',
  'dashboard.by',
  'dashboard.months',
  'resources.allobservations.notifications.text',
])

/** Columns for sorting that no list shows. */
const HIDDEN = new Set(['account_manager.firstname', 'user', 'observee'])

/** Nested records that no screen labels as a whole. */
const NESTED = new Set(['client', 'user', 'observee', 'video'])
