/** Compresses the built app's files once, at build time, with brotli; the server sends these as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/
const compress = promisify(brotliCompress)

export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      for (const name of names.filter((name) => COMPRESSIBLE.test(name))) {
        const path = join(dir, name)
        const text = await readFile(path)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        await writeFile(`${path}.br`, await compress(text, { params }))
      }
    },
  }
}
