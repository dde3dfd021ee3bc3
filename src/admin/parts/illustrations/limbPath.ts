/** The outline around two circles, wide at one end: the shape of an arm, a leg or a body. */
export function limbPath(from: Joint, to: Joint): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  if (distance <= Math.abs(from.r - to.r)) return circlePath(from.r > to.r ? from : to)
  const heading = Math.atan2(to.y - from.y, to.x - from.x)
  const lean = Math.acos((from.r - to.r) / distance)
  const [a, b] = [onCircle(from, heading + lean), onCircle(to, heading + lean)]
  const [c, d] = [onCircle(to, heading - lean), onCircle(from, heading - lean)]
  const [fromIsLong, toIsLong] = lean < Math.PI / 2 ? [1, 0] : [0, 1]
  return `M${a} L${b} A${to.r} ${to.r} 0 ${toIsLong} 0 ${c} L${d} A${from.r} ${from.r} 0 ${fromIsLong} 0 ${a} Z`
}

/** Position and half-thickness, in units of the 500 × 500 picture. */
export interface Joint {
  x: number
  y: number
  r: number
}

const onCircle = ({ x, y, r }: Joint, angle: number) =>
  `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`

const circlePath = ({ x, y, r }: Joint) =>
  `M${round(x - r)} ${round(y)} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`

const round = (value: number) => Math.round(value * 10) / 10
