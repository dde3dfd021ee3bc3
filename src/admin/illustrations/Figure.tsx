/** A person seen from the side, facing right: far limbs, body, head, near leg; the near arm is drawn over the load. */
import type { ReactElement, ReactNode } from 'react'
import { Limb } from './Limb.tsx'
import { LINE } from './ink.ts'
import type { Ink } from './ink.ts'
import type { Joint } from './limbPath.ts'

export function Figure({ pose, ink, children }: FigureProps): ReactElement {
  const { line, paper, tone } = ink
  const strong = pose.strongLegs ?? false
  const [hip, shoulder] = [joint(pose.hip, 31), joint(pose.shoulder, 30)]
  return (
    <g>
      <Limb joints={arm(shoulder, pose.farArm)} fill={paper} ink={line} />
      <Leg hip={hip} leg={pose.farLeg} strong={strong} ink={ink} />
      <Limb joints={[joint(pose.shoulder, 13), joint(pose.head, 13)]} fill={paper} ink={line} />
      <Limb joints={[hip, shoulder]} fill={strong ? paper : tone} ink={line} />
      <Leg hip={hip} leg={pose.nearLeg} strong={strong} ink={ink} />
      <Head at={pose.head} ink={ink} tilt={pose.tilt ?? 0} />
      {children}
      <Limb joints={arm(shoulder, pose.nearArm)} fill={paper} ink={line} />
    </g>
  )
}

export interface Pose {
  head: Point
  /** Degrees that the face looks down. */
  tilt?: number
  shoulder: Point
  hip: Point
  /** Elbow, hand. */
  nearArm: [Point, Point]
  farArm: [Point, Point]
  /** Knee, ankle. */
  nearLeg: [Point, Point]
  farLeg: [Point, Point]
  /** The thighs wear the tone instead of the body. */
  strongLegs?: boolean
}

export type Point = [x: number, y: number]

interface FigureProps {
  pose: Pose
  ink: Ink
  /** The load, between the body and the near arm. */
  children: ReactNode
}

function Leg({ hip, leg: [knee, ankle], strong, ink }: LegProps) {
  const foot = `M${ankle[0] - 17} ${ankle[1] + 18} v-14 q2 -14 17 -14 q14 0 22 10 l22 10 q10 4 10 8 z`
  return (
    <g>
      <path d={foot} fill={ink.line} stroke={ink.line} strokeWidth={LINE} strokeLinejoin="round" />
      <Limb
        joints={[{ ...hip, r: 29 }, joint(knee, 20), joint(ankle, 14)]}
        fill={ink.paper}
        ink={ink.line}
      />
      {strong && (
        <Limb joints={[{ ...hip, r: 29 }, joint(knee, 21)]} fill={ink.tone} ink={ink.line} />
      )}
    </g>
  )
}

interface LegProps {
  hip: Joint
  leg: [Point, Point]
  strong: boolean
  ink: Ink
}

function Head({ at: [x, y], tilt, ink }: { at: Point; tilt: number; ink: Ink }) {
  const outline = { stroke: ink.line, strokeWidth: LINE / 2 + 1, strokeLinejoin: 'round' } as const
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`}>
      <circle cx={x} cy={y} r={30} fill={ink.paper} {...outline} />
      <path
        d={`M${x - 33} ${y - 6} a33 33 0 0 1 66 0 h14 q4 0 4 4 t-4 4 h-80 z`}
        fill={ink.tone}
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
