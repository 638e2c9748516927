import {
  Box,
  Divider,
  Grid,
  Heading,
  HeroBand,
  Icon,
  Inline,
  LinkButton,
  Page,
  SealBand,
  Stack,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import type { LandingState } from './Landing.states';
import { ExampleLetter } from './parts/ExampleLetter';
import { StepPicture, steps } from './parts/StepPicture';

const PROMISES = ['unread', 'department', 'watch'] as const;

/** The promise, a real letter, the four things Peyk does and the three it never does. */
export function LandingView({ state }: { state: LandingState }) {
  const t = useT();
  const main = state.signedIn
    ? { href: paths.dashboard, words: t('landing.dashboard') }
    : { href: paths.signUp, words: t('landing.getStarted') };
  return (
    <>
      <HeroBand>
        <Grid columns={{ base: '1', desktop: '2' }} gap={64} align="center">
          <Stack gap={32}>
            <Stack gap={24}>
              <Heading level={1} look="display">
                {t('landing.title')}
              </Heading>
              <Text size="lead">{t('landing.lead')}</Text>
            </Stack>
            <Inline gap={16}>
              <Box grow="phone">
                <LinkButton tone="primary" size="large" href={main.href} iconEnd="arrowForward" fullWidth>
                  {main.words}
                </LinkButton>
              </Box>
              {state.signedIn ? null : (
                <LinkButton tone="quiet" size="large" href={paths.signIn}>
                  {t('landing.signIn')}
                </LinkButton>
              )}
            </Inline>
            <Inline gap={8} wrap={false}>
              <Icon name="shield" />
              <Text size="small" tone="muted">
                {t('landing.promise')}
              </Text>
            </Inline>
          </Stack>
          <ExampleLetter />
        </Grid>
      </HeroBand>
      <Page>
        <Box paddingY={40}>
          <Stack gap={80}>
            <Stack gap={32} as="section">
              <Heading level={2} look="title1">
                {t('landing.how.title')}
              </Heading>
              <Grid columns={{ base: '1', tablet: '2', desktop: '4' }} gap={32} as="ul">
                {steps.map((step) => (
                  <Stack gap={12} key={step} as="li">
                    <StepPicture step={step} />
                    <Heading level={3} look="title3">
                      {t(`landing.how.${step}.title`)}
                    </Heading>
                    <Text>{t(`landing.how.${step}.body`)}</Text>
                  </Stack>
                ))}
              </Grid>
            </Stack>
            <Grid columns={{ base: '1', desktop: 'aside-wide' }} gap={32} as="section">
              <Heading level={2} look="title1">
                {t('landing.never.title')}
              </Heading>
              <Stack gap={16}>
                {PROMISES.map((promise) => (
                  <Stack gap={16} key={promise}>
                    <Divider />
                    <Grid columns={{ base: '1', tablet: '2' }} gap={12}>
                      <Heading level={3} look="title3">
                        {t(`landing.never.${promise}.title`)}
                      </Heading>
                      <Text>{t(`landing.never.${promise}.body`)}</Text>
                    </Grid>
                  </Stack>
                ))}
                <Divider />
              </Stack>
            </Grid>
            <SealBand
              size="large"
              title={t('landing.begin.title')}
              actions={
                <LinkButton tone="primary" href={main.href} size="large">
                  {main.words}
                </LinkButton>
              }
            >
              {t('landing.begin.body')}
            </SealBand>
          </Stack>
        </Box>
      </Page>
    </>
  );
}
