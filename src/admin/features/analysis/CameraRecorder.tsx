/** Dialog that records a lift with the device's camera, without sound; the recording stays in the browser. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'

export function CameraRecorder({ onRecorded, onClose }: CameraRecorderProps) {
  const t = useT()
  const { show, record, stop, elapsed, problem, isReady } = useCamera(onRecorded)
  const isRecording = elapsed !== null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('analysis.camera.title')}</DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="error">{t(`analysis.camera.${problem}`)}</Alert>
        ) : (
          <Box
            component="video"
            ref={show}
            muted
            autoPlay
            playsInline
            aria-label={t('analysis.camera.preview')}
            sx={{ display: 'block', width: '100%', maxHeight: '60vh', bgcolor: 'common.black' }}
          />
        )}
        <Box component="output" sx={{ display: 'block', minHeight: 20, mt: 1 }}>
          {isRecording && t('analysis.camera.elapsed', { seconds: elapsed })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('analysis.camera.cancel')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={isRecording ? stop : record}>
          {t(`analysis.camera.${isRecording ? 'stop' : 'record'}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface CameraRecorderProps {
  onRecorded: (file: File) => void
  onClose: () => void
}

/** Returns whether this browser can record; false on plain HTTP. */
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined

/** The camera is on while the dialog is open; a recording stops by itself after a minute. */
function useCamera(onRecorded: (file: File) => void) {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [problem, setProblem] = useState<'denied' | 'missing' | null>(null)
  const [elapsed, setElapsed] = useState<number | null>(null)
  const recorder = useRef<MediaRecorder>(undefined)
  useEffect(() => {
    const opened = openCamera()
    let isClosed = false
    opened.then(
      (camera) => (isClosed ? stopTracks(camera) : setStream(camera)),
      (error: unknown) => {
        if (!isClosed) setProblem(isDenied(error) ? 'denied' : 'missing')
      },
    )
    return () => {
      isClosed = true
      if (recorder.current) recorder.current.ondataavailable = null
      opened.then(stopTracks, () => undefined)
    }
  }, [])
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream
    },
    [stream],
  )
  const stop = () => recorder.current?.stop()
  const record = () => {
    if (!stream) return
    const recording = (recorder.current = new MediaRecorder(stream))
    recording.ondataavailable = ({ data }) =>
      onRecorded(new File([data], 'recording', { type: data.type }))
    recording.start()
    setElapsed(0)
  }
  const isRecording = elapsed !== null
  useEffect(() => {
    if (!isRecording) return undefined
    const timer = setInterval(() => setElapsed((seconds) => (seconds ?? 0) + 1), 1_000)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => {
    if (elapsed !== null && elapsed >= MAX_SECONDS) recorder.current?.stop()
  }, [elapsed])
  return { show, record, stop, elapsed, problem, isReady: stream !== null }
}

const MAX_SECONDS = 60

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', height: { ideal: 720 }, frameRate: { ideal: 30 } },
  })

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

const isDenied = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
