import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documentNodes } from '#test/support/documentNodes.ts'
import { CALLS, matchPage } from '#domain/access.ts'
import type { TextDocument } from '#domain/documents/textDocument.ts'
import { modelCardValue } from '../../features/analysis/modelCardValues.ts'
import { isMet } from '../../features/help/helpConditions.ts'
import { helpValue } from '../../features/help/helpValues.ts'
import { loadDocument } from './loadDocument.ts'

const root = join(import.meta.dirname, '../../../..')
const texts = join(root, 'src/texts')

/** 'help/start' of every document of a language. */
const namesOf = (language: string) =>
  readdirSync(join(texts, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const topics = readFileSync(join(texts, language, name), 'utf8').matchAll(TOPIC)
      const names = [...topics].map(([, topic]) => `help/${topic}`)
      return names.length > 0 ? names : [name.slice(0, -3).replaceAll('\\', '/')]
    })

const TOPIC = /^# .* \{#([\w-]+)\}$/gm

const languages = readdirSync(texts).filter((name) => existsSync(join(texts, name, 'help')))

const PARTS = ['when', 'principle', 'measured', 'confidence', 'folded']

const SETTINGS = {
  ai_enabled: true,
  can_use_not_applicable: true,
  can_pick_observer: true,
  display_employee_id: true,
  show_manual_override_options: true,
  show_ai_feedback_options: true,
}

/** Parts that a translation keeps: kinds, anchors, links, conditions, values and pictures, in their order. */
const shapeOf = (document: TextDocument) => [
  document.changedOn,
  ...documentNodes(document).flatMap((node) => {
    if (node.kind === 'strong' || node.kind === 'emphasis') return []
    if (node.kind === 'heading') return [`${node.kind} ${node.level} ${node.id}`]
    if (node.kind === 'list') return [`${node.kind} ${node.items.length}`]
    if (node.kind === 'terms') return [`${node.kind} ${node.terms.length}`]
    if (node.kind === 'link') return [`${node.kind} ${node.to}`]
    if (node.kind === 'picture') return [`${node.kind} ${node.address.split('/').at(-1)}`]
    if (node.kind === 'part' || node.kind === 'value')
      return [`${node.kind} ${node.name} ${node.argument}`]
    return [node.kind]
  }),
]

const nameOf = (language: string, name: string) => [language, name] as const
const all = languages.flatMap((language) => namesOf(language).map((name) => nameOf(language, name)))

describe('documents', () => {
  it.each(all)('[34.7] in %s, %s says what the English one says, in its order', async (...one) => {
    const [document, english] = [await loadDocument(...one), await loadDocument('en', one[1])]
    expect(document.language).toBe(one[0])
    expect(shapeOf(document)).toEqual(shapeOf(english))
  })

  it.each(namesOf('en'))('%s leads to pages, anchors and files that are there', async (name) => {
    const links = documentNodes(await loadDocument('en', name)).flatMap((node) =>
      node.kind === 'link' ? [node.to] : [],
    )
    const isThere = (to: string) => {
      const [path = '', anchor] = to.split('#')
      if (path.startsWith('/templates/')) return existsSync(join(root, path))
      if (path === '/help' && anchor) return namesOf('en').includes(`help/${anchor}`)
      return path === '' || matchPage(path) !== null
    }
    expect(links.filter((to) => !isThere(to))).toEqual([])
  })

  it.each(namesOf('en'))('%s has only conditions and values that are known', async (name) => {
    const reader = { role: 'CLIENT_USER', client: SETTINGS, mayAdd: true } as const
    for (const node of documentNodes(await loadDocument('en', name))) {
      const valueOf = name === 'model/card' ? modelCardValue : helpValue
      if (node.kind === 'value') expect(valueOf(node.name, node.argument)).not.toBe('')
      if (node.kind !== 'part') continue
      expect(PARTS).toContain(node.name)
      for (const condition of node.name === 'when' ? node.argument.split(' and ') : []) {
        expect([true, false]).toContain(isMet(condition, reader))
        const [, kind, of = ''] = /^(?:not )?(\w+) ?(.*)$/.exec(condition) ?? []
        if (kind === 'page')
          expect(matchPage(of.replaceAll(':id', 'any')), condition).not.toBeNull()
        if (kind === 'call') expect(CALLS).toHaveProperty(of)
      }
    }
  })

  it('[34.8] that a language lacks are shown in English', async () => {
    expect(await loadDocument('xx', 'legal/terms')).toEqual(await loadDocument('en', 'legal/terms'))
    await expect(loadDocument('en', 'legal/nothing')).rejects.toThrow('no document')
  })
})
