/** Names in the order in which readers of each language look for them. */
import type { Language } from '#texts/languages.ts'

const NUMBERED = [
  'Gate 1',
  'gate 2',
  'Gate 007',
  'Gate 10',
  'Gate 10 b',
  'Hall 2 row 9',
  'Hall 2 row 11',
]

export const ORDERED_NAMES: [Language, string[]][] = [
  ['en', [...NUMBERED, 'Nadia', 'Ñandú', 'Noche', 'Zoe']],
  [
    'de',
    ['Apfel', 'Äpfel rot', 'Auto', 'Straßburg', 'Strauß', ...NUMBERED.map((name) => `Tor ${name}`)],
  ],
  ['fr', ['cote', 'Côté nord', 'coton', 'École', 'Ecouen', ...NUMBERED]],
  ['es', [...NUMBERED, 'Nadia', 'Noche', 'Nube', 'Ñandú', 'ñu', 'Óscar', 'Otero']],
  [
    'pl',
    [
      'Cyrk',
      'Ćma',
      'Dom',
      ...NUMBERED,
      'Lza',
      'Łan',
      'Oz',
      'Ósmy',
      'Zuza',
      'Źrebak',
      'Żaba',
      'Żaba 2',
      'Żaba 10',
    ],
  ],
]
