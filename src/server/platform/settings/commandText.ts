/** Returns how a command is called: through npm in a checkout, as `liftwise` where the program is installed. */
export function commandText(
  command: string,
  options = '',
  environment: Record<string, string | undefined> = process.env,
): string {
  const script = environment['npm_lifecycle_event']
  if (script === undefined || script === 'npx') return `liftwise ${command} ${options}`.trimEnd()
  const separated = options && `-- ${options}`
  return `npm ${command === 'start' ? 'start' : `run ${command}`} ${separated}`.trimEnd()
}
