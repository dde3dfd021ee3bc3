/** Illustration of Dip n' Drive: body low behind the load, the legs push it forward. */
import type { ReactElement } from 'react'
import { Arrow, Load, Picture } from './Picture.tsx'
import { Figure, type Pose, INK, LINE_WIDTH } from './Figure.tsx'

export function DipNDrive(): ReactElement {
  return (
    <Picture description="Dip n' Drive: bend your knees to get low behind the load, keep your back straight and drive it forward with your legs.">
      <Arrow along="M92 60 C118 140 210 148 376 82" tip={[392, 76]} angle={-22} />
      <Figure pose={PUSHING}>
        <Trolley />
      </Figure>
    </Picture>
  )
}

const PUSHING: Pose = {
  head: [242, 190],
  tilt: 4,
  shoulder: [206, 246],
  hip: [132, 328],
  nearArm: [
    [236, 308],
    [306, 286],
  ],
  farArm: [
    [252, 296],
    [306, 270],
  ],
  nearLeg: [
    [216, 348],
    [188, 420],
  ],
  farLeg: [
    [104, 388],
    [60, 420],
  ],
}

function Trolley() {
  const line = {
    stroke: INK.line,
    strokeWidth: LINE_WIDTH / 2 + 1,
    strokeLinecap: 'round',
  } as const
  return (
    <g fill={INK.paper}>
      <path
        d="M312 230 V404 H456"
        fill="none"
        {...line}
        strokeWidth={LINE_WIDTH}
        strokeLinejoin="round"
      />
      <Load x={324} y={294} width={122} height={102} />
      <Load x={336} y={208} width={98} height={86} />
      <circle cx={336} cy={426} r={15} {...line} />
      <circle cx={434} cy={426} r={15} {...line} />
    </g>
  )
}
