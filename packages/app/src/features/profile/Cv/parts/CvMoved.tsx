import type { CvChange } from '@peyk/api-types';
import { Auto, Card, DataList, Heading, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import type { GeneratedCv } from '../Cv.states';

/** The titles of the lists of the profile. */
const titles = {
  papers: 'profile.papers.title',
  research_experiences: 'profile.researchExperiences.title',
  teaching_experiences: 'profile.teachingExperiences.title',
  jobs: 'profile.jobs.title',
  projects: 'profile.projects.title',
  awards: 'profile.awards.title',
  courses: 'profile.courses.title',
  volunteer: 'profile.volunteer.title',
} as const satisfies Record<CvChange['section'], string>;

/** What stands further up than in the plain CV, newest first, and why. */
export function CvMoved({ cv: { changes } }: { cv: GeneratedCv }) {
  const t = useT();
  return (
    <Card as="section" labelledBy="cv-moved">
      <Stack gap={12}>
        <Heading level={2} look="title3" id="cv-moved">
          {t('cv.moved.title')}
        </Heading>
        {changes.length > 0 ? (
          <DataList
            layout="stacked"
            items={Object.entries(Object.groupBy(changes, ({ section }) => section)).map(([section, moved]) => ({
              term: t(titles[section as CvChange['section']]),
              value: (
                <Stack gap={12}>
                  {moved.map(({ title, from, to, because }) => (
                    <Stack gap={4} key={from}>
                      <Auto>{named(t, title)}</Auto>
                      <Text size="small" tone="muted">
                        {t('cv.moved.place', { from, to })} {t('cv.moved.because')} <Auto>{named(t, because)}</Auto>
                      </Text>
                    </Stack>
                  ))}
                </Stack>
              ),
            }))}
          />
        ) : null}
        <Text size="small" tone="muted">
          {t(changes.length > 0 ? 'cv.moved.only' : 'cv.moved.nothing')}
        </Text>
      </Stack>
    </Card>
  );
}
