/**
 * Returns the address of a script of the build for the few places of the app that load a script by an address in text:
 * workers. The content policy has browsers with Trusted Types refuse any other; older ones take the text itself.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  policy ??= trustedTypes?.createPolicy('liftwise', { createScriptURL: (text) => text })
  return policy?.createScriptURL(url) ?? url
}

/** A policy may be created once. */
let policy: TrustedTypePolicy | undefined

/** Policy of the platform; its value is a TrustedScriptURL, which takes the place of a text. */
interface TrustedTypePolicy {
  createScriptURL: (text: string) => string
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy
}
