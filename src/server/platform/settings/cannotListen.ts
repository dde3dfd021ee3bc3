/** Says what to do where a port cannot be listened at. */
interface Wanted {
  host: string
  port: number
  /** The setting that names the port. */
  name: 'PORT' | 'METRICS_PORT'
}

/** Returns the error to throw instead of the operating system's. */
export function cannotListen({ host, port, name }: Wanted, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    ? new Error(
        `The port ${port} of ${host} is in use by another program. Stop that one, or set ${name} to a free port.`,
        { cause },
      )
    : new Error(
        `Liftwise cannot listen at port ${port} of ${host} (${reason}). Set HOST to an address of this machine, and ${name} to a port that this user may open.`,
        { cause },
      )
}
