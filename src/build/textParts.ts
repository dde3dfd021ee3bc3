/**
 * Turns each part of a language's texts into data: English out of the files of all entities, so that no page loads texts of
 * another part; translations whole, with English for what they lack.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { completeTexts, type Translation } from '../texts/completeTexts.ts'
import { texts as app } from '../texts/en/app.ts'
import { texts as pages } from '../texts/en/pages.ts'
import { texts as publicPages } from '../texts/en/public.ts'
import { serverTexts } from '../texts/en/server.ts'
import type { Language } from '../texts/languages.ts'
import { mergeTexts } from '../texts/mergeTexts.ts'

const ENGLISH = {
  public: publicPages,
  app: mergeTexts(publicPages, app),
  pages,
  server: serverTexts,
}

const FILE = /\/src\/texts\/(\w+)\/(?:(public|app|pages)\.ts|(public|app|pages|server)\.json)$/

export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(source, id) {
        const [, language, englishPart, part] = FILE.exec(id) ?? []
        if (englishPart)
          return {
            code: `export const texts = ${JSON.stringify(ENGLISH[englishPart as keyof typeof ENGLISH])}`,
            moduleType: 'js',
            map: null,
          }
        const english = ENGLISH[part as keyof typeof ENGLISH]
        const own = JSON.parse(source) as Translation
        const translation = part === 'app' ? mergeTexts(publicTranslation(id), own) : own
        return {
          code: JSON.stringify(completeTexts(english, translation, language as Language)),
          map: null,
        }
      },
    },
  }
}

/** The app's file has the texts of the public pages too. */
const publicTranslation = (appFile: string): Translation =>
  JSON.parse(readFileSync(appFile.replace(/app\.json$/, 'public.json'), 'utf8')) as Translation
