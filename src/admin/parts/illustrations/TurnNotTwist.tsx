/** Illustration of Turn Not Twist: head, load and both feet turn together. */
import type { ReactElement } from 'react'
import { Arrow, Load, Picture } from './Picture.tsx'
import { Figure, type Pose, INK } from './Figure.tsx'

export function TurnNotTwist(): ReactElement {
  return (
    <Picture
      floor={false}
      description="Turn Not Twist: step round with your feet, so that your head, hips and the load turn together and your back does not twist."
    >
      <path
        d="M96 420 A144 44 0 0 1 384 420"
        fill="none"
        stroke={INK.line}
        strokeWidth={5}
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <Figure pose={STEPPING}>
        <Load x={258} y={196} width={106} height={100} />
      </Figure>
      <Arrow along="M96 424 C108 476 330 490 376 446" tip={[388, 430]} angle={-52} />
    </Picture>
  )
}

const STEPPING: Pose = {
  head: [236, 76],
  shoulder: [222, 144],
  hip: [216, 268],
  nearArm: [
    [220, 222],
    [292, 280],
  ],
  farArm: [
    [256, 216],
    [324, 280],
  ],
  nearLeg: [
    [232, 338],
    [204, 404],
  ],
  farLeg: [
    [270, 330],
    [282, 384],
  ],
}
