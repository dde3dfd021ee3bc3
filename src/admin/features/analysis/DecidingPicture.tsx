/** The frame that decided a principle: its picture, where there is one, with the skeleton and what was measured on it. */
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import {
  boxAround,
  drawEvidence,
  type DrawnLine,
  type PictureBox,
  type PoseInPicture,
} from '#domain/videos/evidenceDrawing.ts'
import { DETECTED_COLOUR } from './drawPreview.ts'

/** `pose`: null while it is loaded. `picture`: null where there is none, or not yet. `aspect`: its width over its height. */
export function DecidingPicture({ principle, pose, picture, aspect, label }: DecidingPictureProps) {
  const box = pose && boxAround(pose, RATIO)
  return (
    <Frame role="img" aria-label={label}>
      {picture && box && <Still picture={picture} box={box} aspect={aspect} />}
      {pose && box && (
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden>
          <Lines
            {...drawEvidence(principle, pose)}
            unit={box.height / 100}
            colour={picture ? 'light' : 'dark'}
          />
        </svg>
      )}
    </Frame>
  )
}

export interface DecidingPictureProps {
  principle: Principle
  pose: PoseInPicture | null
  picture?: ImageBitmap | null | undefined
  aspect: number
  label: string
}

/** Width over height. */
const RATIO = 3 / 4

/** The whole picture, shifted and enlarged so that the frame shows its part. */
function Still({
  picture,
  box,
  aspect,
}: {
  picture: ImageBitmap
  box: PictureBox
  aspect: number
}) {
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  const style = {
    left: percent(-box.x / box.width),
    top: percent(-box.y / box.height),
    width: percent(aspect / box.width),
    height: percent(1 / box.height),
  }
  return <Picture ref={element} style={style} />
}

const percent = (share: number) => `${share * 100}%`

/** `unit`: a hundredth of the frame's height. */
function Lines({ bones, measured, references, unit, colour }: LinesProps): ReactNode {
  return (
    <>
      {colour === 'light' && (
        <Line lines={[...bones, ...references]} className="edge" width={2 * unit} />
      )}
      <Line lines={bones} className={colour} width={unit} />
      <Line lines={measured} className="edge" width={4 * unit} />
      <Line lines={references} className={colour} width={unit} dashed />
      <Line lines={measured} className="measured" width={2.5 * unit} />
    </>
  )
}

type LinesProps = ReturnType<typeof drawEvidence> & { unit: number; colour: 'light' | 'dark' }

function Line({ lines, className, width, dashed = false }: LineProps) {
  return (
    <path
      className={className}
      strokeWidth={width}
      strokeDasharray={dashed ? `${2 * width} ${2 * width}` : undefined}
      d={lines.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')}
    />
  )
}

interface LineProps {
  lines: readonly DrawnLine[]
  className: string
  width: number
  dashed?: boolean
}

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: RATIO,
  borderRadius: 6,
  backgroundColor: theme.palette.action.hover,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& path': { fill: 'none', strokeLinecap: 'round' },
  // Light lines with a dark edge are seen on work clothes and floors alike.
  '& .light': { stroke: theme.palette.common.white },
  '& .dark': { stroke: theme.palette.text.primary },
  '& .edge': { stroke: theme.palette.common.black },
  '& .measured': { stroke: DETECTED_COLOUR },
}))

const Picture = styled('canvas')({ position: 'absolute', maxWidth: 'none' })
