import { Card, Checkbox, Divider, Heading, SegmentedControl, Stack } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { CvState } from '../Cv.states';
import type { CvOptions } from '../cvCalls';

interface CvLookProps {
  state: Extract<CvState, { status: 'ready' }>;
  onOptions: (change: Partial<CvOptions>) => void;
  onForce: (force: boolean) => void;
}

/** The language, layout and paper of a CV, and whether it is made anew. */
export function CvLook({ state: { options, force }, onOptions, onForce }: CvLookProps) {
  const t = useT();
  return (
    <Card as="section" labelledBy="cv-look">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="cv-look">
          {t('cv.look.title')}
        </Heading>
        <SegmentedControl
          label={t('cv.look.language')}
          value={options.language}
          onChange={(value) => onOptions({ language: value === 'fa' ? 'fa' : 'en' })}
          options={[
            { value: 'en', label: t('cv.look.languages.en') },
            { value: 'fa', label: t('cv.look.languages.fa') },
          ]}
        />
        <SegmentedControl
          label={t('cv.look.layout')}
          value={options.layout}
          onChange={(value) => onOptions({ layout: value === 'column' ? 'column' : 'hanging' })}
          options={[
            { value: 'hanging', label: t('cv.look.layouts.hanging') },
            { value: 'column', label: t('cv.look.layouts.column') },
          ]}
        />
        <SegmentedControl
          label={t('cv.look.paper')}
          value={options.paper}
          onChange={(value) => onOptions({ paper: value === 'letter' ? 'letter' : 'a4' })}
          options={[
            { value: 'a4', label: t('cv.look.papers.a4') },
            { value: 'letter', label: t('cv.look.papers.letter') },
          ]}
        />
        <Divider />
        <Checkbox label={t('cv.force')} checked={force} onChange={onForce} />
      </Stack>
    </Card>
  );
}
