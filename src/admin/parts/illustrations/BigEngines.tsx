/** Illustration of Big Engines: legs bent, back straight, the thighs lift. */
import type { ReactElement } from 'react'
import { Arrow, Load, Picture } from './Picture.tsx'
import { Figure, type Pose } from './Figure.tsx'

export function BigEngines(): ReactElement {
  return (
    <Picture description="Big Engines: bend your knees, keep your back straight and lift with the strong muscles of your legs.">
      <Arrow along="M86 420 V226" tip={[86, 214]} angle={-90} />
      <Figure pose={SQUAT}>
        <Load x={314} y={272} width={118} height={106} />
      </Figure>
    </Picture>
  )
}

const SQUAT: Pose = {
  head: [290, 126],
  tilt: 8,
  shoulder: [256, 186],
  hip: [186, 300],
  nearArm: [
    [294, 256],
    [350, 336],
  ],
  farArm: [
    [310, 246],
    [376, 300],
  ],
  nearLeg: [
    [286, 312],
    [240, 420],
  ],
  farLeg: [
    [262, 322],
    [180, 420],
  ],
  strongLegs: true,
}
