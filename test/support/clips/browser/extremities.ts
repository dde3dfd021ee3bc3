/** Hands and shoes. Both look along x, with y up (a hand's back) and z to the right. */
import {
  BufferGeometry,
  CapsuleGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  Vector3,
} from 'three'

/** The hand's wrist is at the origin; `side` 1 is the right hand, whose thumb points to the left. */
export function buildHand(color: string, side: number): Group {
  const hand = new Group()
  const skin = new MeshStandardMaterial({ color, roughness: 0.75 })
  const palm = new Mesh(new SphereGeometry(1, 18, 14), skin)
  palm.scale.set(0.054, 0.0165, 0.042)
  palm.position.set(0.05, 0, 0)
  const wrist = new Mesh(new CapsuleGeometry(0.0255, 0.03, 6, 12), skin)
  wrist.rotation.z = Math.PI / 2
  wrist.position.set(0.012, 0, 0)
  wrist.scale.set(1, 1, 1.1)
  hand.add(palm, wrist)
  for (const [index, length] of [0.06, 0.069, 0.063, 0.05].entries()) {
    const across = (1.5 - index) * 0.0205 * -side
    const base = new Vector3(0.09, 0.001, across)
    const knuckle = base.clone().add(new Vector3(length * 0.55, -0.006, across * 0.12))
    const tip = knuckle.clone().add(new Vector3(length * 0.45, -0.02, across * 0.05))
    hand.add(bone(base, knuckle, 0.0098, skin), bone(knuckle, tip, 0.009, skin))
  }
  const root = new Vector3(0.03, -0.004, -side * 0.034)
  const joint = new Vector3(0.068, -0.01, -side * 0.064)
  const end = new Vector3(0.095, -0.018, -side * 0.066)
  hand.add(bone(root, joint, 0.0125, skin), bone(joint, end, 0.0105, skin))
  return shadowed(hand)
}

function bone(from: Vector3, to: Vector3, radius: number, material: MeshStandardMaterial): Mesh {
  const mesh = new Mesh(new CapsuleGeometry(radius, from.distanceTo(to), 5, 10), material)
  mesh.position.copy(from).lerp(to, 0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), to.clone().sub(from).normalize())
  return mesh
}

/** Ahead of the ankle, half width, height: of a shoe that is 0.27 long. */
const SHOE = [
  [-0.08, 0.004, 0.03],
  [-0.076, 0.024, 0.058],
  [-0.06, 0.035, 0.084],
  [-0.03, 0.038, 0.105],
  [0.0, 0.039, 0.112],
  [0.03, 0.041, 0.1],
  [0.06, 0.044, 0.08],
  [0.1, 0.049, 0.066],
  [0.14, 0.05, 0.056],
  [0.17, 0.045, 0.048],
  [0.19, 0.033, 0.038],
  [0.2, 0.014, 0.026],
  [0.203, 0.003, 0.016],
] as const

/** The shoe's sole is on the floor below the ankle, which is the origin. */
export function buildShoe(color: string, side: number): Group {
  const shoe = new Group()
  const upper = new Mesh(shoeShape(1, 0), new MeshStandardMaterial({ color, roughness: 0.55 }))
  const sole = new Mesh(
    shoeShape(1.12, 0.024),
    new MeshStandardMaterial({ color: '#1b1b1b', roughness: 0.9 }),
  )
  // Toes bend inwards.
  shoe.rotation.y = side * 0.05
  shoe.add(upper, sole)
  return shadowed(shoe)
}

function shoeShape(size: number, cutAt: number): BufferGeometry {
  const around = 20
  const points = SHOE.flatMap(([x, width, height]) =>
    Array.from({ length: around }, (_, step) => {
      const angle = (step / around) * Math.PI * 2
      const rise = Math.max(0, Math.sin(angle) * 0.72 + 0.28)
      const y = cutAt ? Math.min(cutAt, rise * height) : rise * height
      return [x * size, y, Math.cos(angle) * width * size * (rise > 0.85 ? 0.8 : 1)]
    }).flat(),
  )
  const faces: number[] = []
  for (let row = 0; row + 1 < SHOE.length; row += 1)
    for (let step = 0; step < around; step += 1) {
      const a = row * around + step
      const b = row * around + ((step + 1) % around)
      faces.push(a, a + around, b, b, a + around, b + around)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

function shadowed(group: Group): Group {
  group.traverse((part) => {
    part.castShadow = true
    part.receiveShadow = true
  })
  return group
}
