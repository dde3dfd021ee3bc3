import { describe, expect, it } from 'vitest'
import { searchTopic, type HelpTopic } from './helpTopic.ts'

const TOPIC: HelpTopic = {
  id: 'post',
  title: 'Getting mails',
  parts: [
    { text: 'A reminder comes at 08:00. It stops when you are done.' },
    { points: ['Nobody’s café is left out.'] },
    { principles: [{ principle: 'DIP_N_DRIVE', summary: 'Get low.', points: ['Legs first.'] }] },
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
