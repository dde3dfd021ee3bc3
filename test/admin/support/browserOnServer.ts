/** jsdom for screens that talk to the real server in the same process: modules and bytes are Node's own. */
import { builtinEnvironments } from 'vitest/runtime'
import { plainStyles } from './plainStyles.ts'

// Vitest takes the environment from the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  name: 'browserOnServer',
  viteEnvironment: 'ssr',
  async setup(scope: typeof globalThis, options: Record<string, unknown>) {
    const { Uint8Array, ArrayBuffer } = scope
    const browser = await builtinEnvironments.jsdom.setup(scope, options)
    // The server's keys are of Node's realm; jsdom's arrays are not.
    Object.assign(scope, { Uint8Array, ArrayBuffer })
    const { defaultView } = scope.document
    if (defaultView)
      defaultView.getComputedStyle = scope.getComputedStyle = plainStyles(defaultView)
    return browser
  },
}
