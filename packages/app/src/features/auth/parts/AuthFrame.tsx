import { Box, Claim, Grid, Heading, Hide, Letter, Page, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One column with a form; beside it, on desktop widths, an example letter. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const t = useT();
  return (
    <Page>
      <Grid columns={{ base: '1', desktop: '2' }} gap={64} align="center">
        <Stack gap={24}>
          <PageHeading title={title} lead={lead} />
          {children}
        </Stack>
        <Hide below="desktop">
          <Box surface="field" radius="card" padding={48} as="aside">
            <Stack gap={32}>
              <Heading level={2} look="title1">
                {t('auth.aside.title')}
              </Heading>
              <Stack gap={12}>
                <Text size="caption" tone="onFieldMuted">
                  {t('auth.aside.label')}
                </Text>
                <Letter>
                  <p>Dear Professor Solheim,</p>
                  <p>
                    Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
                    <Claim marker="1">temperature was held constant in every case studied</Claim>. I would like to work
                    on what happens when it is not.
                  </p>
                </Letter>
              </Stack>
            </Stack>
          </Box>
        </Hide>
      </Grid>
    </Page>
  );
}
