import { Card, EmptyState, Grid, LinkButton, SkeletonRows, Stack } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { profileStep } from '../../../paths';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import { Unshown } from '../../../ui/Unshown/Unshown';
import type { CvState } from './Cv.states';
import type { CvOptions } from './cvCalls';
import { CvActions } from './parts/CvActions';
import { CvInterests } from './parts/CvInterests';
import { CvLook } from './parts/CvLook';
import { CvMoved } from './parts/CvMoved';
import { CvNotices } from './parts/CvNotices';
import { CvPreview } from './parts/CvPreview';

interface CvViewProps {
  state: CvState;
  /** Gets the ids of all chosen interests. */
  onChoose: (ids: number[]) => void;
  onForce: (force: boolean) => void;
  onOptions: (change: Partial<CvOptions>) => void;
  onGenerate: () => void;
  onDownload: () => void;
  /** Downloads what the PDF is made from. */
  onTypst: () => void;
  /** Opens and closes the dialog with the CV in the width of its paper. */
  onFullSize: (isOpen: boolean) => void;
  /** Removes the preview. */
  onClear: () => void;
  onRetry: () => void;
}

/** The CV step of the profile: for which interests, the two buttons, the preview. The frame around it has the heading. */
export function CvView(props: CvViewProps) {
  const { state, onChoose, onForce, onOptions, onRetry } = props;
  const t = useT();
  if (state.status === 'loading') return <SkeletonRows rows={4} label={t('cv.loading')} />;
  if (state.status === 'failed') return <ProblemView problem={state.problem} onRetry={onRetry} />;
  if (state.status === 'empty') {
    return (
      <Stack gap={16}>
        <Unshown count={state.leftOut} />
        <Card>
          <EmptyState
            title={t('cv.none.title')}
            action={
              <LinkButton tone="primary" href={profileStep('research-interests')}>
                {t('cv.none.action')}
              </LinkButton>
            }
          >
            {t('cv.none.body')}
          </EmptyState>
        </Card>
      </Stack>
    );
  }
  return (
    <Grid columns={{ base: '1', desktop: 'aside-main' }} gap={24} align="start">
      <Stack gap={16}>
        <CvInterests state={state} onChoose={onChoose} />
        <CvLook state={state} onOptions={onOptions} onForce={onForce} />
      </Stack>
      <Stack gap={16}>
        <CvActions {...props} state={state} />
        {state.cv ? <CvNotices cv={state.cv} /> : null}
        <CvPreview {...props} state={state} />
        {state.cv ? <CvMoved cv={state.cv} /> : null}
      </Stack>
    </Grid>
  );
}
