/**
 * Asks Chromium to compile all functions of these files while they download, instead of each at its first call in the
 * page's own thread. Other browsers read a comment.
 */
import type { Plugin } from 'vite'

/** `names`: of chunks whose code is used when they are loaded. */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Only at the very beginning of a file does the comment count: after Vite has written its own.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
