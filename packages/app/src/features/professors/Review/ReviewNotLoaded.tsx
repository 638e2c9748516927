import { Card, Page, Stack } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { ReviewProps } from './Review';

/** In place of the review when its code does not come; the selection is kept, and the link leads back to it. */
export function ReviewNotLoaded({ back, titleRef }: Pick<ReviewProps, 'back' | 'titleRef'>) {
  const t = useT();
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading
          title={t('review.title')}
          titleRef={titleRef}
          back={{ href: back, label: t('professors.title') }}
        />
        <Card padding="large">
          <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
        </Card>
      </Stack>
    </Page>
  );
}
