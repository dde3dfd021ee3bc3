/** Blocks of commands as the documents print them, so that tests run those. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/server/app/prepare.mjs'

/**
 * Returns the fenced blocks of a document.
 * @param {string} document
 * @returns {string[]}
 */
export const printedBlocks = (document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^```\w*\n([^]*?)^```$/gm)].map(
    ([, block = '']) => block,
  )

/**
 * Returns the block of OPERATIONS.md that begins so, with `replacements` in this order.
 * @param {string} beginning
 * @param {Record<string, string>} replacements
 * @returns {string}
 */
export function printedBlock(beginning, replacements = {}) {
  const [block = '', ...others] = printedBlocks('src/server/OPERATIONS.md').filter((text) =>
    text.startsWith(beginning),
  )
  if (!block || others.length > 0) throw new Error(`Not one block begins with '${beginning}'.`)
  return Object.entries(replacements).reduce((text, [printed, real]) => {
    if (!text.includes(printed)) throw new Error(`'${beginning}' has no '${printed}'.`)
    return text.replaceAll(printed, real)
  }, block)
}
