/** Measurements of the product beside other servers, as tables of Markdown. */
import type { Figures } from '../load/interleaved.ts'
import type { PeerOperation } from '../operations/peerOperations.ts'

export interface MeasuredBesidePeers {
  operation: PeerOperation
  ours: Figures
  driver: Figures
  /** By the peer's name; null: it answers with other rows. */
  peers: Map<string, Figures | null>
}

export function peersTable(measured: readonly MeasuredBesidePeers[]): string {
  const names = [...(measured[0]?.peers.keys() ?? [])]
  const figures = (one: MeasuredBesidePeers) => [
    one.ours,
    ...names.map((name) => one.peers.get(name) ?? null),
    one.driver,
  ]
  const heads = ['Liftwise', ...names, 'driver']
  const table = (title: string, cells: (one: MeasuredBesidePeers) => (string | number)[]) =>
    [
      `| ${title} |`,
      `| --- |${' --: |'.repeat(title.split(' | ').length - 1)}`,
      ...measured.map((one) => `| ${[one.operation.operation.name, ...cells(one)].join(' | ')} |`),
    ].join('\n')
  return [
    table(['answers/s, 16', ...heads, 'of PostGraphile', 'promised'].join(' | '), (one) => [
      ...figures(one).map((side) => shown(side?.perSecond, 0)),
      ...besidePostGraphile(one),
    ]),
    table(['CPU ms of the server', ...heads, 'of PostGraphile'].join(' | '), (one) => [
      ...figures(one).map((side) => shown(side?.cpu.server, 2)),
      ratio(one.ours.cpu.server, one.peers.get(POSTGRAPHILE)?.cpu.server),
    ]),
    table(['CPU ms of the database', ...heads].join(' | '), (one) =>
      figures(one).map((side) => shown(side?.cpu.database, 2)),
    ),
    table(['p50 ms, 16', ...heads].join(' | '), (one) =>
      figures(one).map((side) => shown(side?.p50, 1)),
    ),
  ].join('\n\n')
}

/** One operation on a line for who watches. */
export const peersLine = (one: MeasuredBesidePeers): string =>
  `${one.operation.operation.name.padEnd(30)} ${shown(one.ours.perSecond, 0)} a second; ${[
    ...[...one.peers].map(([name, side]) => `${name} ${shown(side?.perSecond, 0)}`),
    `driver ${shown(one.driver.perSecond, 0)}`,
  ].join(', ')}`

const POSTGRAPHILE = 'PostGraphile'

function besidePostGraphile({ operation, ours, peers }: MeasuredBesidePeers): string[] {
  const theirs = peers.get(POSTGRAPHILE)?.perSecond
  const reached = ratio(ours.perSecond, theirs)
  const { promised } = operation
  if (promised === null) return [reached, NONE]
  const isKept = theirs !== undefined && ours.perSecond / theirs >= promised
  return [isKept ? reached : `**${reached}**`, `${promised} ×`]
}

const NONE = '–'
const ratio = (ours: number, theirs: number | undefined) =>
  theirs ? `${(ours / theirs).toFixed(ours / theirs < 10 ? 2 : 0)} ×` : NONE
const shown = (figure: number | null | undefined, digits: number) =>
  figure === null || figure === undefined
    ? NONE
    : figure.toLocaleString('en', {
        minimumFractionDigits: digits,
        maximumFractionDigits: figure < 10 && digits === 0 ? 1 : digits,
      })
