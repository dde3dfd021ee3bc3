/** Chooses who of several people lifts: in the picture, or in the list below it. */
import { Box, Button, ButtonBase, Typography } from '@mui/material'
import { useId } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { framed } from '../../parts/uploads/UploadProgress.tsx'
import type { Crowd } from './analyseRecording.ts'
import type { Area } from './countPeople.ts'
import type { PersonPath } from './followedPerson.ts'
import { PreviewPicture } from './PreviewPicture.tsx'
import type { Analysis } from './useAnalysis.ts'

/** Renders nothing where one person was found, or one was chosen. */
export function PersonChooser({ analysis: { state, start } }: { analysis: Analysis }) {
  if (state.is !== 'done' && state.is !== 'failed') return null
  const { file } = state.is === 'done' ? state.analysed : state
  const crowd = state.is === 'done' ? state.analysed.recording.crowd : state.crowd
  return (
    crowd && (
      <CrowdChooser
        crowd={crowd}
        onChoose={(person) => void start(file, { ...state.how, person })}
      />
    )
  )
}

function CrowdChooser({ crowd: { picture, people }, onChoose }: CrowdChooserProps) {
  const t = useT()
  const heading = useId()
  const aspect = picture.width / picture.height
  const named = people.map(({ area, path }, index) => {
    const place = index === 0 ? 'left' : index === people.length - 1 ? 'right' : 'middle'
    const name = t('analysis.people.person', {
      number: index + 1,
      place: t(`analysis.people.${place}`),
    })
    return { area, path, name, number: index + 1 }
  })
  return (
    <Box role="group" aria-labelledby={heading} sx={framed}>
      <Typography variant="h3" id={heading}>
        {t('analysis.people.title')}
      </Typography>
      <Typography>{t('analysis.people.text')}</Typography>
      <Box sx={frame}>
        <PreviewPicture picture={picture} label={t('analysis.people.picture')} />
        {named.map(({ area, path, name, number }) => (
          // The list says the same to those who cannot point.
          <ButtonBase
            key={name}
            aria-hidden
            tabIndex={-1}
            onClick={() => onChoose(path)}
            sx={[
              person,
              {
                left: `${(100 * area.left) / aspect}%`,
                width: `${(100 * (area.right - area.left)) / aspect}%`,
                top: `${100 * headOf(area)}%`,
                height: `${100 * (area.bottom - headOf(area))}%`,
              },
            ]}
          >
            {number}
          </ButtonBase>
        ))}
      </Box>
      <Box component="ul" sx={list}>
        {named.map(({ path, name }) => (
          <li key={name}>
            <Button variant="outlined" onClick={() => onChoose(path)}>
              {name}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** The parts of the body end at the eyes. */
const headOf = ({ top, bottom }: Area): number => Math.max(0, top - 0.1 * (bottom - top))

interface CrowdChooserProps {
  crowd: Crowd
  onChoose: (path: PersonPath) => void
}

const frame = {
  position: 'relative',
  justifySelf: 'start',
  overflow: 'hidden',
  display: 'flex',
  '& canvas': { maxWidth: '100%', maxHeight: 360 },
} as const

const person = {
  position: 'absolute',
  border: '2px solid white',
  outline: '2px solid black',
  borderRadius: 1,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  p: 0.5,
  color: 'white',
  fontWeight: 600,
  textShadow: '0 0 3px black, 0 0 3px black',
} as const

const list = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const
