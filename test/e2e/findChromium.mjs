/** Finds a Chrome or Chromium, installs Debian's package where that is possible, or says what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows it needs half of the CPU time of one that hides them. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const shells = [process.env.CHROMIUM, `/usr/lib/chromium/${HEADLESS_SHELL}`]

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an executable browser. */
export function findChromium() {
  // An older Debian has the whole browser alone.
  const found =
    firstOf(shells) ??
    installed(HEADLESS_SHELL, shells) ??
    firstOf(browsers) ??
    installed('chromium', browsers)
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chrome or Chromium: install one, or set CHROMIUM to its path.',
  )
}

function installed(debianPackage, places) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  console.log(`Installing Debian's ${debianPackage} (once) …`)
  // Security updates come first: an older release may lack what the tests need.
  aptGet('update', '-q')
  aptGet('install', '-y', '-q', '--no-install-recommends', debianPackage)
  return firstOf(places)
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0
}

function firstOf(places) {
  return places.find((place) => place && existsSync(place))
}
