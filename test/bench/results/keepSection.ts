/** Writes one section of RESULTS.md and leaves the others as an earlier run wrote them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../RESULTS.md', import.meta.url)
const HEAD = `# Figures

Written by \`npm run bench\` and \`npm run bench:growth\`; a section is replaced by the next run that measures it.
`

export function writeSection(title: string, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const [head = HEAD, ...sections] = before.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`))
  const all = [...others, `## ${title}\n\n${text.trim()}\n`].toSorted()
  writeFileSync(FILE, [head, ...all].map((section) => section.trim()).join('\n\n') + '\n')
}
