/** One limb of a figure: its joints joined into one shape with one outline. */
import type { ReactElement } from 'react'
import { limbPath } from './limbPath.ts'
import type { Joint } from './limbPath.ts'
import { INK, LINE_WIDTH } from './ink.ts'

export function Limb({ joints, fill }: LimbProps): ReactElement {
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
