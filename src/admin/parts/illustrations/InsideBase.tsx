/** Illustration of Inside Base: the load close to the body, between two feet apart. */
import type { ReactElement } from 'react'
import { Arrow, Load, Picture } from './Picture.tsx'
import { Figure, type Pose, INK } from './Figure.tsx'

export function InsideBase(): ReactElement {
  return (
    <Picture description="Inside Base: stand with one foot forward and bring the load close to your body, over the space between your feet.">
      <rect
        x={108}
        y={438}
        width={254}
        height={16}
        rx={8}
        fill={INK.tone}
        stroke={INK.line}
        strokeWidth={5}
      />
      <Arrow along="M462 262 H398" tip={[380, 262]} angle={180} />
      <Figure pose={STANDING}>
        <Load x={232} y={212} width={106} height={100} />
      </Figure>
    </Picture>
  )
}

const STANDING: Pose = {
  head: [216, 92],
  tilt: 6,
  shoulder: [198, 158],
  hip: [186, 282],
  nearArm: [
    [196, 236],
    [268, 294],
  ],
  farArm: [
    [230, 230],
    [300, 296],
  ],
  nearLeg: [
    [268, 340],
    [302, 412],
  ],
  farLeg: [
    [176, 352],
    [136, 412],
  ],
}
