/** What the product is about, shown beside the sign-in form where there is room. */
import type { ReactElement } from 'react'
import { BigEngines } from '../../parts/illustrations/BigEngines.tsx'
import { DipNDrive } from '../../parts/illustrations/DipNDrive.tsx'
import { InsideBase } from '../../parts/illustrations/InsideBase.tsx'
import { TurnNotTwist } from '../../parts/illustrations/TurnNotTwist.tsx'

export function FourPrinciples(): ReactElement {
  return (
    <aside className="public-principles" aria-label="The four principles">
      <div>
        <p className="public-claim">Four principles. Every lift, push and pull.</p>
        <ul>
          {PRINCIPLES.map(({ name, gist, Picture }) => (
            <li key={name}>
              <Picture />
              <p>
                <strong>{name}</strong>
                {gist}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

const PRINCIPLES = [
  { name: 'Inside Base', gist: 'Load close, feet apart', Picture: InsideBase },
  { name: 'Big Engines', gist: 'Legs lift, back stays straight', Picture: BigEngines },
  { name: 'Turn Not Twist', gist: 'Feet and load turn together', Picture: TurnNotTwist },
  { name: "Dip n' Drive", gist: 'Get low, push with the legs', Picture: DipNDrive },
]
