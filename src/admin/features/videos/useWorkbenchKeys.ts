/** Handles the workbench's keys: everywhere on the page or, if that is turned off, while it has the focus. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { timeOfNearbyFrame } from '#domain/videos/liftFrames.ts'
import { adjacentMoment, type LiftSegment } from '#domain/videos/liftSegments.ts'
import { adjacentSpeed } from '#domain/videos/playbackTime.ts'
import type { Playback } from './createPlayback.ts'
import { useKeysEverywhere } from './useKeysEverywhere.ts'
import { commandOf, isPageShortcut, type WorkbenchCommand } from './workbenchCommands.ts'

export function useWorkbenchKeys({
  playback,
  times,
  root,
  ...at
}: WorkbenchKeysOptions): WorkbenchKeys {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [areEverywhere] = useKeysEverywhere()

  const step = (by: number) => {
    const next = timeOfNearbyFrame(times, playback.currentTime(), by)
    playback.pause()
    playback.seek(next ?? playback.currentTime() + by * STEP_WITHOUT_FRAMES)
  }
  const goToMoment = (by: 1 | -1) => {
    const moment = adjacentMoment(at.moments, { ...at, time: playback.currentTime() }, by)
    if (moment) at.select(moment)
  }
  const pauseAndSeek = (seconds: number) => {
    playback.pause()
    playback.seek(seconds)
  }
  const run = (command: WorkbenchCommand) => {
    const { speed, duration } = playback.state()
    const actions: Record<WorkbenchCommand, () => void> = {
      toggle: () => playback.toggle(),
      nextFrame: () => step(1),
      previousFrame: () => step(-1),
      tenFramesOn: () => step(10),
      tenFramesBack: () => step(-10),
      toStart: () => pauseAndSeek(0),
      toEnd: () => pauseAndSeek(times.at(-1) ?? duration),
      slower: () => playback.setSpeed(adjacentSpeed(speed, -1)),
      faster: () => playback.setSpeed(adjacentSpeed(speed, 1)),
      nextMoment: () => goToMoment(1),
      previousMoment: () => goToMoment(-1),
      help: () => setHelpOpen(true),
    }
    actions[command]()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    const target = event.target instanceof Element ? event.target : null
    if (!command || event.defaultPrevented || !isPageShortcut(target, event.key)) return
    if (!areEverywhere && !root.current?.contains(target)) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return { run, isHelpOpen, setHelpOpen }
}

export interface WorkbenchKeys {
  run: (command: WorkbenchCommand) => void
  isHelpOpen: boolean
  setHelpOpen: (isOpen: boolean) => void
}

interface WorkbenchKeysOptions {
  playback: Playback
  times: readonly number[]
  moments: readonly LiftSegment[]
  selected: string | null
  select: (segment: LiftSegment) => void
  root: RefObject<HTMLElement | null>
}

/** Seconds; used where no analysis gives the times of frames. */
const STEP_WITHOUT_FRAMES = 0.1
