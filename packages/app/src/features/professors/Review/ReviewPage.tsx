import { Page, Stack } from '@peyk/design-system';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { usePageTitle } from '../../../ui/pageChange';

interface ReviewPageProps {
  /** The list the professors were selected in. */
  back: string;
  /** The heading of the page: focus moves there when the review begins. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The page of the review: its heading and the way back stand while the code of the review is on its way, and when it does not come. */
export function ReviewPage({ back, titleRef, children }: ReviewPageProps) {
  const t = useT();
  usePageTitle(t('review.title'));
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading
          title={t('review.title')}
          titleRef={titleRef}
          lead={t('review.lead')}
          back={{ href: back, label: t('professors.title') }}
        />
        {children}
      </Stack>
    </Page>
  );
}
