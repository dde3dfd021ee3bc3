/** The hall around the worker: floor, wall, shelf, lights and what is lifted. */
import {
  BoxGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  EdgesGeometry,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
} from 'three'
import { seededRandom } from '#server/app/demo/seededRandom.ts'
import type { Box, CameraPlan, LookPlan } from '../clipPlan.ts'

const LIGHTS = {
  day: { sky: '#eaf2ff', ground: '#9a938a', ambient: 1.5, sun: '#fff4e2', power: 2.4 },
  hall: { sky: '#f3f3ee', ground: '#8a8783', ambient: 2, sun: '#ffffff', power: 1.5 },
  dim: { sky: '#cfd6e4', ground: '#5f5a55', ambient: 0.95, sun: '#ffe2bd', power: 1.5 },
} as const

export function buildWorkplace(look: LookPlan, camera: CameraPlan): Scene {
  const scene = new Scene()
  const light = LIGHTS[look.light]
  scene.background = new Color(look.wall)
  scene.add(new HemisphereLight(light.sky, light.ground, light.ambient))
  const sun = new DirectionalLight(light.sun, light.power)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.radius = 4
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.012
  Object.assign(sun.shadow.camera, {
    left: -2,
    right: 2,
    top: 2.4,
    bottom: -1.2,
    near: 0.5,
    far: 12,
  })
  // From behind the camera's shoulder.
  const yaw = ((camera.angle + (camera.angle < 0 ? 35 : -35)) * Math.PI) / 180
  sun.position.set(Math.cos(yaw) * 3, 4.4, Math.sin(yaw) * 3)
  scene.add(sun, floorOf(look.floor), ...wallsOf(look.wall, camera))
  return scene
}

function floorOf(color: string): Mesh {
  const material = new MeshStandardMaterial({ map: grain(color, 6), roughness: 0.9 })
  const floor = new Mesh(new PlaneGeometry(14, 14), material)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

/** A wall opposite the camera, with a painted lower half and a shelf of boxes. */
function wallsOf(color: string, { angle }: CameraPlan): Group[] {
  const group = new Group()
  const wall = new Mesh(
    new PlaneGeometry(14, 5),
    new MeshStandardMaterial({ map: grain(color, 3), roughness: 0.95 }),
  )
  wall.position.y = 2.5
  const lower = new Mesh(
    new PlaneGeometry(14, 1.1),
    new MeshStandardMaterial({ color: new Color(color).multiplyScalar(0.82), roughness: 0.9 }),
  )
  lower.position.set(0, 0.55, 0.01)
  group.add(wall, lower, shelf())
  const yaw = (angle * Math.PI) / 180
  group.position.set(-Math.cos(yaw) * 2.3, 0, -Math.sin(yaw) * 2.3)
  group.rotation.y = Math.PI / 2 - yaw
  group.traverse((part) => (part.receiveShadow = true))
  return [group]
}

function shelf(): Group {
  const group = new Group()
  const metal = new MeshStandardMaterial({ color: '#5a6b7d', roughness: 0.6 })
  const bar = (width: number, height: number, x: number, y: number) => {
    const mesh = new Mesh(new BoxGeometry(width, height, 0.45), metal)
    mesh.position.set(x, y, 0.25)
    group.add(mesh)
  }
  for (const x of [1, 2.4]) bar(0.05, 2, x, 1)
  for (const y of [0.35, 1, 1.65]) bar(1.45, 0.05, 1.7, y)
  const random = seededRandom(7)
  for (const y of [0.375, 1.025, 1.675])
    for (let x = 1.2; x < 2.25; x += 0.36) {
      const height = 0.2 + random.next() * 0.2
      const mesh = new Mesh(
        new BoxGeometry(0.28, height, 0.3),
        new MeshStandardMaterial({
          color: random.pick(['#a98352', '#bd9763', '#8d7350', '#77879a']),
        }),
      )
      mesh.position.set(x, y + height / 2, 0.28)
      group.add(mesh)
    }
  return group
}

/** A carton with tape and printed marks; its middle is the middle of its bottom. */
export function buildBox({ width, depth, height }: Box, color: string): Group {
  const group = new Group()
  const carton = new Mesh(
    new BoxGeometry(depth, height, width),
    new MeshStandardMaterial({ map: grain(color, 1), roughness: 0.9 }),
  )
  carton.position.y = height / 2
  const tape = new Mesh(
    new BoxGeometry(depth + 0.004, height + 0.004, 0.05),
    new MeshStandardMaterial({ color: new Color(color).lerp(new Color('#efe2c4'), 0.5) }),
  )
  tape.position.y = height / 2
  const label = new Mesh(
    new BoxGeometry(depth * 0.45, height * 0.35, width + 0.004),
    new MeshStandardMaterial({ color: '#f4f1ea' }),
  )
  label.position.set(depth * 0.12, height * 0.6, 0)
  const edges = new LineSegments(
    new EdgesGeometry(carton.geometry),
    new LineBasicMaterial({ color: new Color(color).multiplyScalar(0.6) }),
  )
  edges.position.y = height / 2
  group.add(carton, tape, label, edges)
  return shadowed(group)
}

/** A roll cage with cartons and a handle at 1.02 m, for pushing. */
export function buildTrolley({ width, depth }: Box, color: string): Group {
  const group = new Group()
  const metal = new MeshStandardMaterial({ color: '#6d7781', roughness: 0.4, metalness: 0.4 })
  const part = (size: readonly [number, number, number], at: readonly [number, number, number]) => {
    const mesh = new Mesh(new BoxGeometry(...size), metal)
    mesh.position.set(...at)
    group.add(mesh)
  }
  part([depth, 0.05, width], [0, 0.18, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      part([0.03, 0.95, 0.03], [(x * depth) / 2, 0.6, (z * width) / 2])
      part([0.1, 0.12, 0.04], [(x * depth) / 2.4, 0.08, (z * width) / 2.2])
    }
  part([0.03, 0.03, width], [-depth / 2 - 0.02, 1.02, 0])
  const cartons = buildBox(
    { width: width * 0.85, depth: depth * 0.8, height: 0.5, grip: 0, ahead: 0, raised: 0 },
    color,
  )
  cartons.position.y = 0.2
  group.add(cartons)
  return shadowed(group)
}

/** A loaded pallet between the camera and the worker's legs. */
export function buildPallet({ angle }: CameraPlan): Group {
  const group = new Group()
  const wood = new MeshStandardMaterial({ map: grain('#a98a5f', 2), roughness: 0.95 })
  const load = new MeshStandardMaterial({ map: grain('#c3a173', 2), roughness: 0.9 })
  const base = new Mesh(new BoxGeometry(0.8, 0.14, 1.7), wood)
  base.position.y = 0.07
  group.add(base)
  for (const [index, z] of [-0.57, 0, 0.57].entries()) {
    const mesh = new Mesh(new BoxGeometry(0.7, 0.5 + index * 0.03, 0.55), load)
    mesh.position.set(0, 0.14 + 0.25 + index * 0.015, z)
    group.add(mesh)
  }
  const yaw = (angle * Math.PI) / 180
  group.position.set(Math.cos(yaw) * 0.95, 0, Math.sin(yaw) * 0.95)
  group.rotation.y = -yaw
  return shadowed(group)
}

function shadowed(group: Group): Group {
  group.traverse((part) => {
    part.castShadow = true
    part.receiveShadow = true
  })
  return group
}

/** A texture of a colour with stains and scratches. */
function grain(color: string, repeat: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 256
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, 256, 256)
  const random = seededRandom(11)
  for (let mark = 0; mark < 500; mark += 1) {
    const shade = random.chance(0.5) ? 255 : 0
    context.fillStyle = `rgba(${shade},${shade},${shade},${0.008 + random.next() * 0.018})`
    const size = 1 + random.next() * 12
    context.beginPath()
    context.ellipse(
      random.next() * 256,
      random.next() * 256,
      size,
      size * random.next(),
      random.next() * 3,
      0,
      7,
    )
    context.fill()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(repeat, repeat)
  return texture
}
