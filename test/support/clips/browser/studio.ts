/** Runs in the browser: draws a clip's pictures with WebGL and encodes them. */
import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny'
import { PCFShadowMap, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three'
import { CLIP_HEIGHT, CLIP_WIDTH, type ClipPlan, FRAMES_PER_SECOND } from '../clipPlan.ts'
import { motionOf } from '../liftMotion.ts'
import { base64Of } from './base64.ts'
import { buildPerson } from './personMesh.ts'
import { buildBox, buildPallet, buildTrolley, buildWorkplace } from './workplace.ts'

const canvas = document.createElement('canvas')
const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
renderer.setSize(CLIP_WIDTH, CLIP_HEIGHT, false)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
renderer.outputColorSpace = SRGBColorSpace
document.body.append(canvas)

/** Returns a function that draws the clip at a second. */
function stage({ motion, camera: seen, look, fault }: ClipPlan): (seconds: number) => void {
  const scene: Scene = buildWorkplace(look, seen)
  const camera = cameraOf(seen, motion.style === 'push')
  const sceneAt = motionOf(motion)
  const build = motion.style === 'push' ? buildTrolley : buildBox
  const box = build(motion.box, look.box)
  scene.add(box)
  const people = fault === 'NO_PERSON' ? [] : [buildPerson(motion.body, look)]
  if (fault === 'SEVERAL_PEOPLE') {
    const colleague = buildPerson(
      { ...motion.body, height: motion.body.height * 0.95 },
      { ...look, shirt: '#7a2f3a', trousers: '#4a4f57', vest: null, hair: '#2b1d12' },
    )
    const yaw = (seen.angle * Math.PI) / 180
    // Beside the worker, as the camera sees them, and turned to the camera.
    colleague.group.position.set(-Math.sin(yaw) * 0.72, 0, Math.cos(yaw) * 0.72)
    colleague.group.rotation.y = -yaw * 0.6
    const standing = motionOf({ ...motion, style: 'stand', seed: motion.seed + 5 })
    people.push({
      ...colleague,
      move: (_pose, seconds) => colleague.move(standing(seconds).pose, seconds),
    })
  }
  for (const { group } of people) scene.add(group)
  if (fault === 'HIDDEN_LEGS') scene.add(buildPallet(seen))
  return (seconds) => {
    const { pose, box: place } = sceneAt(seconds)
    for (const person of people) person.move(pose, seconds)
    box.position.set(...place.at)
    box.rotation.y = (place.yaw * Math.PI) / 180
    renderer.render(scene, camera)
  }
}

/** The worker is somewhat left of the middle when they look to the right, so that the box is in the picture too. */
function cameraOf({ angle, height, distance, view }: ClipPlan['camera'], isPush: boolean) {
  const camera = new PerspectiveCamera(view, CLIP_WIDTH / CLIP_HEIGHT, 0.1, 30)
  const yaw = (angle * Math.PI) / 180
  const middle = isPush ? 0.42 : 0.1
  camera.position.set(middle + Math.cos(yaw) * distance, height, Math.sin(yaw) * distance)
  camera.lookAt(middle, 0.92, 0)
  return camera
}

/** Returns the picture at a second as a PNG's data URL. */
function photograph(plan: ClipPlan, seconds: number): string {
  stage(plan)(seconds)
  return canvas.toDataURL('image/png')
}

/** Returns the encoded clip as base64, and its type: H.264 in MP4, or VP9 in WebM where the browser has no H.264. */
async function film(plan: ClipPlan): Promise<{ base64: string; type: 'mp4' | 'webm' }> {
  const draw = stage(plan)
  const type = (await encodesH264()) ? 'mp4' : 'webm'
  const target = new BufferTarget()
  const output = new Output({
    format:
      type === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  })
  const source = new CanvasSource(canvas, {
    codec: type === 'mp4' ? 'avc' : 'vp9',
    bitrate: BITS_PER_SECOND,
    keyFrameInterval: 2,
    latencyMode: 'quality',
  })
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND })
  await output.start()
  const frames = Math.max(1, Math.round(plan.motion.seconds * FRAMES_PER_SECOND))
  for (let frame = 0; frame < frames; frame += 1) {
    draw(frame / FRAMES_PER_SECOND)
    await source.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND)
  }
  await output.finalize()
  return { base64: base64Of(new Uint8Array(target.buffer ?? new ArrayBuffer(0))), type }
}

/** About 250 kB for 5 seconds. */
const BITS_PER_SECOND = 400_000

async function encodesH264(): Promise<boolean> {
  const { supported } = await VideoEncoder.isConfigSupported({
    codec: 'avc1.4d001f',
    width: CLIP_WIDTH,
    height: CLIP_HEIGHT,
    bitrate: BITS_PER_SECOND,
  })
  return supported === true
}

export interface Studio {
  photograph: typeof photograph
  film: typeof film
}

declare global {
  interface Window {
    studio?: Studio
  }
}

window.studio = { photograph, film }
