/** Turns Markdown, of src/texts or generated, into data when it is imported, so that no page loads a parser. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../texts/languages.ts'
import { parseDocument, parseTopics } from './parseDocument.ts'

const FILE = /\/src\/(?:texts\/([\w-]+)|api\/generated)\/.*\.md$/

/** A file of the help has several documents. */
const TOPICS = /\/help\/(?!api\.)[\w-]+\.md$/

/** Folder of pictures, by language. */
const PUBLIC_FOLDER = 'public/guide'

export function textDocuments(): Plugin {
  let root = ''
  return {
    name: 'text-documents',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: FILE },
      async handler(source, id) {
        const language = FILE.exec(id)?.[1] ?? DEFAULT_LANGUAGE
        const parse = TOPICS.test(id) ? parseTopics : parseDocument
        const data = await parse(source, relative(root, id), (name) =>
          findPicture(root, language, name),
        )
        return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js', map: null }
      },
    },
  }
}

/** Returns the picture of the language, else the English one. */
async function findPicture(root: string, language: string, name: string) {
  const folder = [language, DEFAULT_LANGUAGE].find((one) =>
    existsSync(join(root, PUBLIC_FOLDER, one, name)),
  )
  if (!folder) throw new Error(`${PUBLIC_FOLDER} has no picture ${name}.`)
  const { width, height } = await sharp(join(root, PUBLIC_FOLDER, folder, name)).metadata()
  return { address: `/guide/${folder}/${name}`, width, height }
}
