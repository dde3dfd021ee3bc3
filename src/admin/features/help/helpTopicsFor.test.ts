import { describe, expect, it } from 'vitest'
import { mayOpen } from '#domain/access.ts'
import { ROLES, type Role } from '#domain/roles.ts'
import { searchTopic, type HelpTopic } from './helpTopic.ts'
import { helpTopicsFor } from './helpTopicsFor.ts'

const ON = {
  ai_enabled: true,
  can_use_not_applicable: true,
  can_pick_observer: true,
  display_employee_id: true,
  show_manual_override_options: true,
  show_ai_feedback_options: true,
}
const OFF = Object.fromEntries(Object.keys(ON).map((name) => [name, false])) as typeof ON

const topics = (role: Role, client = ON) => helpTopicsFor({ role, client })
const ids = (role: Role, client = ON) => topics(role, client).map(({ id }) => id)
const includesText = (all: HelpTopic[], text: string) =>
  all.some((topic) => searchTopic(topic, text) !== null)

const TOPICS_FOR_ALL = [
  'start',
  'principles',
  'record',
  'offline',
  'recordings',
  'find',
  'campaigns',
  'figures',
  'mails',
  'access',
]

describe('the topics of the help page', () => {
  it.each([
    ['CLIENT_OBSERVEE', []],
    ['CLIENT_USER', []],
    ['CLIENT_OBSERVER', []],
    ['CLIENT_SUPER_USER', ['people', 'places', 'audit']],
    ['PROVIDER_SUPER_USER', ['people', 'places', 'import', 'clients', 'audit', 'status']],
  ] as const)('[34.4] [45.70] [47.15] of %s are those of their pages', (role, more) => {
    expect(ids(role)).toEqual([...TOPICS_FOR_ALL, ...more, 'account'])
  })

  it('[34.4] lead nobody to a page that does not open for them', () => {
    const links = ROLES.flatMap((role) =>
      topics(role)
        .flatMap(({ parts }) => parts)
        .flatMap((part) => ('go' in part ? [{ role, page: part.go }] : [])),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ role, page }) => !mayOpen(role, page))).toEqual([])
  })

  it('[1.17] [1.18] tell an observee of observing oneself, and the others of choosing the individual', () => {
    expect(includesText(topics('CLIENT_OBSERVEE'), 'It is about you')).toBe(true)
    expect(includesText(topics('CLIENT_OBSERVEE'), 'choose the individual')).toBe(false)
    expect(includesText(topics('CLIENT_OBSERVER'), 'choose the individual')).toBe(true)
  })

  it('[34.4] tell only of what the client has switched on', () => {
    expect(ids('CLIENT_SUPER_USER', OFF)).not.toContain('recordings')
    expect(includesText(topics('CLIENT_SUPER_USER'), 'N/A is for a principle')).toBe(true)
    expect(includesText(topics('CLIENT_SUPER_USER', OFF), 'N/A is for a principle')).toBe(false)
    expect(includesText(topics('CLIENT_SUPER_USER', OFF), 'Every principle needs an answer')).toBe(
      true,
    )
  })

  it('[5.29] name the headers of each CSV file', () => {
    const words = 'firstname, lastname, email, employee_id, type, locations, departments'
    expect(includesText(topics('PROVIDER_SUPER_USER'), words)).toBe(true)
  })

  it('[6.24] [6.37] read who may do what off the access table', () => {
    const access = topics('CLIENT_USER').find(({ id }) => id === 'access')
    const who = new Map(access?.parts.flatMap((part) => ('terms' in part ? part.terms : [])))
    expect(who.get('Record observations')).toBe('Every level')
    expect(who.get('Plan campaigns')).toBe('Provider Super User, Client Super User')
    expect(who.get('Import CSV files')).toBe('Provider Super User')
    expect(who.get('View the dashboard')).toBe(
      'Provider Super User, Client Super User, Client Observer',
    )
  })

  it('[34.4] have an anchor each', () => {
    const all = ids('PROVIDER_SUPER_USER')
    expect(new Set(all).size).toBe(all.length)
  })
})
