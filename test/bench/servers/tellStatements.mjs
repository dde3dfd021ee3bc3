/** Loaded into a server that is not measured: tells which statements it has sent for requests since it was asked before. */
import { AsyncLocalStorage } from 'node:async_hooks'
import http from 'node:http'
import pg from 'pg'

/** @typedef {{ name?: string, text: string, values?: unknown[] }} Sent */
/** @type {Sent[]} */
let sent = []
/** @typedef {{ emit: (this: unknown, event: string, ...given: any[]) => boolean }} Emitter */
/** @typedef {{ query: (this: unknown, ...given: any[]) => any }} Driver */

/** Statements outside of it belong to no request. */
const answering = new AsyncLocalStorage()
const servers = /** @type {Emitter} */ (/** @type {unknown} */ (http.Server.prototype))
const { emit } = servers
servers.emit = function within(event, ...given) {
  const work = () => emit.call(this, event, ...given)
  return event === 'request' ? answering.run(true, work) : work()
}

const driver = /** @type {Driver} */ (/** @type {unknown} */ (pg.Client.prototype))
const { query } = driver
driver.query = function remember(...given) {
  const [asked] = given
  if (answering.getStore()) {
    if (typeof asked === 'string') sent.push({ text: asked })
    else if (typeof asked?.text === 'string')
      sent.push({ name: asked.name, text: asked.text, values: asked.values })
  }
  return query.apply(this, given)
}

process.on('message', (asked) => {
  if (asked !== 'statements') return
  process.send?.(sent)
  sent = []
})
