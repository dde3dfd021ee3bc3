import { describe, expect, it } from 'vitest'
import { parseDocument, parseTopics } from './parseDocument.ts'

const findPicture = async (name: string) => ({
  address: `/guide/en/${name}`,
  width: 2,
  height: 1,
})

const read = (text: string) => parseDocument(text, 'a.md', findPicture)

describe('a document', () => {
  it('[34.7] has title, date, headings with anchors, text, lists, terms, links and pictures', async () => {
    const document = await read(`---
changed: 2026-11-22
---

# Your own way

Read **this** *now*, \`me\`: [here](/help#start)
or not.

## Where {#where}

1. One.
2. Two.

\`\`\`sh
curl a \\\\
  --b
\`\`\`

- **Term:** Its meaning.
- **Other:** {{headers users}}

![A list](list.webp)
`)
    expect(document).toEqual({
      title: 'Your own way',
      changedOn: '2026-11-22',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Read ',
            { kind: 'strong', text: ['this'] },
            ' ',
            { kind: 'emphasis', text: ['now'] },
            ', ',
            { kind: 'code', text: 'me' },
            ': ',
            { kind: 'link', to: '/help#start', text: ['here'] },
            ' or not.',
          ],
        },
        { kind: 'heading', level: 2, id: 'where', text: ['Where'] },
        { kind: 'list', isOrdered: true, items: [['One.'], ['Two.']] },
        { kind: 'example', text: 'curl a \\\\\n  --b' },
        {
          kind: 'terms',
          terms: [
            [['Term'], ['Its meaning.']],
            [['Other'], [{ kind: 'value', name: 'headers', argument: 'users' }]],
          ],
        },
        { kind: 'picture', address: '/guide/en/list.webp', alt: 'A list', width: 2, height: 1 },
      ],
    })
  })

  it('[34.4] names the readers of a part', async () => {
    const { blocks } = await read(
      '# A\n\n::: when page /users\n\nOne.\n\n- Two.\n\n:::\n\nThree.\n',
    )
    expect(blocks).toEqual([
      {
        kind: 'part',
        name: 'when',
        argument: 'page /users',
        blocks: [
          { kind: 'paragraph', text: ['One.'] },
          { kind: 'list', isOrdered: false, items: [['Two.']] },
        ],
      },
      { kind: 'paragraph', text: ['Three.'] },
    ])
  })

  it.each([
    ['no title', 'Text.\n'],
    ['markup', '# A\n\nText <b>bold</b>.\n'],
    ['a table', '# A\n\n| a |\n| - |\n| b |\n'],
    ['a list in a list', '# A\n\n- One\n  - Two\n'],
    ['a picture without words', '# A\n\n![](a.webp)\n'],
    ['a picture in a sentence', '# A\n\nSee ![this](a.webp).\n'],
  ])('stops the build on %s, with its file', async (_what, text) => {
    await expect(read(text)).rejects.toThrow(/^a\.md: /)
  })
})

it('[34.7] a file of the help has several topics, each named by the anchor of its title', async () => {
  const text = '# One {#one}\n\nText.\n\n# Two {#two}\n\n## Inside\n'
  expect(await parseTopics(text, 'a.md', findPicture)).toEqual({
    one: {
      title: 'One',
      changedOn: null,
      blocks: [{ kind: 'paragraph', text: ['Text.'] }],
    },
    two: {
      title: 'Two',
      changedOn: null,
      blocks: [{ kind: 'heading', level: 2, id: null, text: ['Inside'] }],
    },
  })
  await expect(parseTopics('# One\n', 'a.md', findPicture)).rejects.toThrow(/^a\.md: /)
})
