/** Ends the process with exit code 0 when `close` has resolved after a SIGTERM or SIGINT. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
}
