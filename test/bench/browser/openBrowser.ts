/** The browser of the measurements: the one of the end-to-end tests. */
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../e2e/findChromium.mjs'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
