/** A person in side view, facing right: far limbs, body, head, near leg; the near arm is drawn over the load. */
import type { ReactElement, ReactNode } from 'react'

export function Figure({ pose, children }: FigureProps): ReactElement {
  const strong = pose.strongLegs ?? false
  const [hip, shoulder] = [joint(pose.hip, 31), joint(pose.shoulder, 30)]
  return (
    <g>
      <Limb joints={arm(shoulder, pose.farArm)} fill={INK.paper} />
      <Leg hip={hip} leg={pose.farLeg} strong={strong} />
      <Limb joints={[joint(pose.shoulder, 13), joint(pose.head, 13)]} fill={INK.paper} />
      <Limb joints={[hip, shoulder]} fill={strong ? INK.paper : INK.tone} />
      <Leg hip={hip} leg={pose.nearLeg} strong={strong} />
      <Head at={pose.head} tilt={pose.tilt ?? 0} />
      {children}
      <Limb joints={arm(shoulder, pose.nearArm)} fill={INK.paper} />
    </g>
  )
}

export interface Pose {
  head: Point
  /** Degrees by which the face looks down. */
  tilt?: number
  shoulder: Point
  hip: Point
  /** Elbow, hand. */
  nearArm: [Point, Point]
  farArm: [Point, Point]
  /** Knee, ankle. */
  nearLeg: [Point, Point]
  farLeg: [Point, Point]
  /** The thighs have the accent tone instead of the body. */
  strongLegs?: boolean
}

export type Point = [x: number, y: number]

interface FigureProps {
  pose: Pose
  /** The load, between the body and the near arm. */
  children: ReactNode
}

function Leg({ hip, leg: [knee, ankle], strong }: LegProps) {
  const foot = `M${ankle[0] - 17} ${ankle[1] + 18} v-14 q2 -14 17 -14 q14 0 22 10 l22 10 q10 4 10 8 z`
  return (
    <g>
      <path
        d={foot}
        fill={INK.line}
        stroke={INK.line}
        strokeWidth={LINE_WIDTH}
        strokeLinejoin="round"
      />
      <Limb joints={[{ ...hip, r: 29 }, joint(knee, 20), joint(ankle, 14)]} fill={INK.paper} />
      {strong && <Limb joints={[{ ...hip, r: 29 }, joint(knee, 21)]} fill={INK.tone} />}
    </g>
  )
}

interface LegProps {
  hip: Joint
  leg: [Point, Point]
  strong: boolean
}

function Head({ at: [x, y], tilt }: { at: Point; tilt: number }) {
  const outline = {
    stroke: INK.line,
    strokeWidth: LINE_WIDTH / 2 + 1,
    strokeLinejoin: 'round',
  } as const
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`}>
      <circle cx={x} cy={y} r={30} fill={INK.paper} {...outline} />
      <path
        d={`M${x - 33} ${y - 6} a33 33 0 0 1 66 0 h14 q4 0 4 4 t-4 4 h-80 z`}
        fill={INK.tone}
        {...outline}
      />
    </g>
  )
}

const joint = ([x, y]: Point, r: number): Joint => ({ x, y, r })

const arm = (shoulder: Joint, [elbow, hand]: [Point, Point]): Joint[] => [
  { ...shoulder, r: 19 },
  joint(elbow, 15),
  joint(hand, 13),
]

/** Renders one limb: its joints as one shape with one outline. */
function Limb({ joints, fill }: LimbProps): ReactElement {
  const paths = joints.slice(1).map((joint, at) => limbPath(joints[at] ?? joint, joint))
  return (
    <g>
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          fill={INK.line}
          stroke={INK.line}
          strokeWidth={LINE_WIDTH}
          strokeLinejoin="round"
        />
      ))}
      {paths.map((path) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </g>
  )
}

interface LimbProps {
  /** From the body outwards. */
  joints: Joint[]
  fill: string
}

/** Returns the outline around two circles of different radii: the shape of an arm, a leg or a body. */
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
interface Joint {
  x: number
  y: number
  r: number
}

const onCircle = ({ x, y, r }: Joint, angle: number) =>
  `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`

const circlePath = ({ x, y, r }: Joint) =>
  `M${round(x - r)} ${round(y)} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`

const round = (value: number) => Math.round(value * 10) / 10

/** Colours of the illustrations: the outline and one flat tone, taken from the page's CSS variables. */
export const INK = {
  line: 'var(--text)',
  tone: 'var(--highlight)',
  paper: 'var(--paper)',
}

/** Width of every outline; half of it lies outside a shape. */
export const LINE_WIDTH = 10
