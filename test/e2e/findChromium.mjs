/** Finds a Chrome or Chromium, installs Debian's package where that is possible, or says what to do. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows it needs half of the CPU time of one that hides them. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const places = [
  process.env.CHROMIUM,
  `/usr/lib/chromium/${HEADLESS_SHELL}`,
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
  const found = firstThere()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log("Installing Debian's Chromium (once) …")
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    // An older Debian has the whole browser alone.
    const installed = installedFrom(HEADLESS_SHELL) ?? installedFrom('chromium')
    if (installed) return installed
  }
  throw new Error(
    'The end-to-end tests need Chrome or Chromium: install one, or set CHROMIUM to its path.',
  )
}

function installedFrom(debianPackage) {
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return firstThere()
}

function firstThere() {
  return places.find((place) => place && existsSync(place))
}
