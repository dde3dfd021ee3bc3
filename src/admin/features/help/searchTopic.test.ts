import { describe, expect, it } from 'vitest'
import type { HelpTopic } from './helpTopics.ts'
import { searchTopic } from './searchTopic.ts'

const TOPIC: HelpTopic = {
  id: 'post',
  language: 'en',
  title: 'Getting mails',
  blocks: [
    { kind: 'paragraph', text: ['A reminder comes at 08:00. It stops when you are done.'] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'strong', text: ['Nobody’s'] }, ' café is left out.']],
    },
    {
      kind: 'part',
      name: 'principle',
      argument: 'DIP_N_DRIVE',
      blocks: [
        { kind: 'paragraph', text: ['Get low.'] },
        { kind: 'list', isOrdered: false, items: [['Legs first.']] },
      ],
    },
  ],
}

describe('searching a help topic', () => {
  it('[34.5] finds every word anywhere in it, whatever the capitals, accents and apostrophes', () => {
    expect(searchTopic(TOPIC, '  REMINDER  done ')).not.toBeNull()
    expect(searchTopic(TOPIC, "nobody's cafe")).toBe('Nobody’s café is left out.')
    expect(searchTopic(TOPIC, 'reminder import')).toBeNull()
  })

  it('[34.5] answers the sentence that holds most of the words', () => {
    expect(searchTopic(TOPIC, 'it stops')).toBe('It stops when you are done.')
    expect(searchTopic(TOPIC, "dip n' drive low")).toBe("Dip n' Drive: Get low.")
  })

  it('[34.5] answers no sentence where the title says as much', () => {
    expect(searchTopic(TOPIC, 'mails')).toBe('')
    expect(searchTopic(TOPIC, 'getting reminder')).toBe('')
    expect(searchTopic(TOPIC, '')).toBe('')
  })
})
