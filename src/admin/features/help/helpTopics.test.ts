import { describe, expect, it } from 'vitest'
import { documentNodes } from '#test/support/documentNodes.ts'
import { mayOpen } from '#domain/access.ts'
import { plainText } from '#domain/documents/textDocument.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { loadDocument } from '../../parts/documents/loadDocument.ts'
import { type HelpTopic, helpTopicsFor, readTopic } from './helpTopics.ts'
import { searchTopic } from './searchTopic.ts'

const ON = {
  ai_enabled: true,
  can_use_not_applicable: true,
  can_pick_observer: true,
  display_employee_id: true,
  show_manual_override_options: true,
  show_ai_feedback_options: true,
}
const OFF = Object.fromEntries(Object.keys(ON).map((name) => [name, false])) as typeof ON

function ids(role: Role, client = ON): string[] {
  const { guides, reference } = helpTopicsFor({ role, client, mayAdd: true })
  return [...guides, ...reference]
}

function topics(role: Role, client = ON, mayAdd = true): Promise<HelpTopic[]> {
  const reader = { role, client, mayAdd }
  return Promise.all(
    ids(role, client).map(async (id) =>
      readTopic(id, await loadDocument('en', `help/${id}`), reader),
    ),
  )
}

const includesText = (all: HelpTopic[], text: string) =>
  all.some((topic) => searchTopic(topic, text) !== null)

const linksOf = (all: HelpTopic[]) =>
  all.flatMap((topic) =>
    documentNodes(topic).flatMap((node) => (node.kind === 'link' ? [node.to] : [])),
  )

const wordsOf = (text: string) => text.split(' ').filter(Boolean).toSorted()

const GUIDES_FOR_ALL = 'start role record film offline result followups comments campaigns mydata'
const REFERENCE_FOR_ALL = 'principles recordings find views figures mails access account programs'

describe('the topics of the help page', () => {
  it.each([
    ['CLIENT_OBSERVEE', '', ''],
    ['CLIENT_USER', '', ''],
    ['CLIENT_OBSERVER', 'improve tasks calibration', ''],
    ['CLIENT_SUPER_USER', 'setup review improve tasks calibration people places erase', 'audit'],
    [
      'PROVIDER_SUPER_USER',
      'review improve tasks calibration clients people places import erase',
      'audit status',
    ],
  ] as const)(
    '[34.4] [34.9] [45.70] [47.15] of %s are those of their pages',
    (role, more, meanings) => {
      const { guides, reference } = helpTopicsFor({ role, client: ON, mayAdd: true })
      expect(guides.toSorted()).toEqual(wordsOf(`${GUIDES_FOR_ALL} ${more}`))
      expect(reference.toSorted()).toEqual(wordsOf(`${REFERENCE_FOR_ALL} ${meanings}`))
    },
  )

  it('[34.9] say to each role what it does, and to no two the same', async () => {
    const roles = ROLES.filter((role) => role !== 'NONE')
    const texts = await Promise.all(
      roles.map(async (role) => {
        const { blocks } = (await topics(role)).find(({ id }) => id === 'role')!
        expect(documentNodes(blocks).filter(({ kind }) => kind === 'list')).toHaveLength(1)
        return JSON.stringify(blocks)
      }),
    )
    expect(new Set(texts).size).toBe(roles.length)
  })

  it('[34.4] lead nobody to a page that does not open for them', async () => {
    expect(linksOf(await topics('CLIENT_USER'))).toContain('/campaigns')
    for (const role of ROLES) {
      const pages = linksOf(await topics(role)).filter((to) => !/^(#|\/templates\/)/.test(to))
      expect(pages.filter((page) => !mayOpen(role, page.replace(/#.*/, '')))).toEqual([])
    }
  })

  it('[34.4] [21.2] lead nobody to the add form while another client is chosen', async () => {
    const add = '/allobservations/addObservation'
    expect(linksOf(await topics('PROVIDER_SUPER_USER'))).toContain(add)
    expect(linksOf(await topics('PROVIDER_SUPER_USER', ON, false))).not.toContain(add)
  })

  it('[1.17] [1.18] tell an observee of observing oneself, and the others of choosing the individual', async () => {
    expect(includesText(await topics('CLIENT_OBSERVEE'), 'It is about you')).toBe(true)
    expect(includesText(await topics('CLIENT_OBSERVEE'), 'choose the individual')).toBe(false)
    expect(includesText(await topics('CLIENT_OBSERVER'), 'choose the individual')).toBe(true)
  })

  it('[34.4] tell only of what the client has switched on', async () => {
    const [on, off] = [await topics('CLIENT_SUPER_USER'), await topics('CLIENT_SUPER_USER', OFF)]
    expect(ids('CLIENT_SUPER_USER', OFF)).not.toContain('recordings')
    expect(includesText(on, 'N/A is for a principle')).toBe(true)
    expect(includesText(off, 'N/A is for a principle')).toBe(false)
    expect(includesText(off, 'Every principle needs an answer')).toBe(true)
  })

  it('[6.24] [6.37] read who may do what off the access table', async () => {
    const access = (await topics('CLIENT_USER')).find(({ id }) => id === 'access')
    const who = new Map(
      documentNodes(access).flatMap((node) =>
        node.kind === 'terms'
          ? node.terms.map((term) => term.map(plainText) as [string, string])
          : [],
      ),
    )
    expect(who.get('Record observations')).toBe('All user levels')
    expect(who.get('Plan campaigns')).toBe('Provider Super User, Client Super User')
    expect(who.get('Import CSV files')).toBe('Provider Super User')
    expect(who.get('View the dashboard')).toBe(
      'Provider Super User, Client Super User, Client Observer',
    )
  })
})
