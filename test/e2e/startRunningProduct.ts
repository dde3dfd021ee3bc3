/** Builds stale output and starts the product, for all end-to-end tests. */
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '#server/app/prepare.mjs'
import { startProduct } from '../support/startProduct.ts'
import { findChromium } from './findChromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    tokenSecret: string
    mailFolder: string
    chromium: string
  }
}

const tokenSecret = 'end-to-end tests sign their own tokens with this'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build()
  const product = await startProduct({ TOKEN_SECRET: tokenSecret })
  project.provide('address', product.address)
  project.provide('tokenSecret', tokenSecret)
  project.provide('mailFolder', join(product.folder, 'mail'))
  project.provide('chromium', findChromium())
  return product.stop
}
