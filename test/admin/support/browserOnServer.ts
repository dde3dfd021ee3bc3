/** jsdom for screens that talk to the real server in the same process: modules are loaded as Node loads them. */
import { builtinEnvironments } from 'vitest/runtime'

// Vitest takes the environment from the default export.
// oxlint-disable-next-line import/no-default-export
export default { ...builtinEnvironments.jsdom, name: 'browserOnServer', viteEnvironment: 'ssr' }
