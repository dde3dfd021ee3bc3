/** A headless browser with a profile that survives it, which can be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'

export interface KillableBrowser {
  page: Page
  /** Sends SIGKILL, and resolves when it has ended with all its processes: none writes to the profile any more. */
  kill: () => Promise<void>
}

/** `profile`: a folder. Whatever is stored in it is there in the next browser. */
export async function openKillableBrowser(
  executable: string,
  profile: string,
): Promise<KillableBrowser> {
  const child = spawn(
    executable,
    [...ARGUMENTS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A process group of its own, which ends as a whole.
    { detached: true },
  )
  running.add(child)
  const browser = await chromium.connectOverCDP(await debuggingAddress(child))
  const page = await firstPage(browser)
  page.setDefaultTimeout(TIMEOUT_MS)
  return {
    page,
    kill: async () => {
      // Ended ones that nobody collects are counted too, hence the bound.
      for (let tries = 0; tries < 100 && killGroup(child); tries += 1) await setTimeout(20)
      running.delete(child)
      await browser.close().catch(() => undefined)
    },
  }
}

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-GB',
  '--window-size=360,780',
]

const TIMEOUT_MS = 30_000

/** None outlives the process. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) killGroup(child)
})

/** True if a process of it was still there. */
function killGroup({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no output.')
  let output = ''
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const address = /DevTools listening on (ws:\S+)/u.exec(output)?.[1]
    if (address) {
      stderr.resume()
      return address
    }
  }
  throw new Error(`The browser did not start: ${output}`)
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context.')
  return context.pages()[0] ?? context.newPage()
}
