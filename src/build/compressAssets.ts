/** Compresses the built app's files once, at build time and at a high level; the server sends them unchanged. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm|task)$/

/** Above this the highest level takes tens of seconds and saves a tenth. */
const LARGE = 2 ** 20
const LARGE_QUALITY = 9

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export function compressAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      // Each on a thread of its own.
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dir, name))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      text.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  // Browsers accept brotli only over https and from localhost.
  const [small, forAll] = await Promise.all([
    brotli(text, { params }),
    gzipAsync(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, forAll)])
}
