import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShellLoading } from './ShellLoading.tsx'

it('renders what the page shows before any code has loaded', () => {
  const page = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
  const [, shell = ''] = /<template id="shell"\s*>([\s\S]*?)<\/template\s*>/.exec(page) ?? []
  expect(tagsOf(shell)).toEqual(tagsOf(renderToStaticMarkup(<ShellLoading />)))
})

/** Returns the opening tags, however the formatter breaks lines. */
const tagsOf = (markup: string) =>
  [...markup.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag.replaceAll(/\s*\/?>|\s+/g, ' ').trim())
