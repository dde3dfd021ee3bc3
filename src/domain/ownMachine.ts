/** Tells whether a host name or address is this machine's own. */
export const isOwnMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
