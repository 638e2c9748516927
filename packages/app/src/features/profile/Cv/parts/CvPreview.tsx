import {
  Box,
  Button,
  Card,
  Dialog,
  Heading,
  Hide,
  Inline,
  InlineMessage,
  Ltr,
  SandboxedFrame,
  Stack,
  TagList,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { CvState, GeneratedCv } from '../Cv.states';
import { chosenNames } from '../toState';

interface CvPreviewProps {
  state: Extract<CvState, { status: 'ready' }>;
  onClear: () => void;
  onGenerate: () => void;
  onFullSize: (isOpen: boolean) => void;
}

/** The generated CV, the interests it was made for, and the name of its file. */
export function CvPreview({ state, onClear, onGenerate, onFullSize }: CvPreviewProps) {
  const t = useT();
  const { cv, generate, isStale, isFullSize, chosen } = state;
  const paper = cv && ({ height: 'tall', lang: cv.options.language, status: 'ready', html: cv.html } as const);
  // Clearing removes the focused button.
  const heading = useCatchFocus<HTMLHeadingElement>(cv !== null);
  return (
    <Card as="section" labelledBy="cv-preview" padding="none">
      <Box paddingX={20} paddingY={16}>
        <Stack gap={8}>
          <Inline gap={8} justify="between">
            <Inline gap={12} align="baseline">
              <Heading level={2} look="title3" id="cv-preview" ref={heading} tabIndex={-1}>
                {t('cv.preview.title')}
              </Heading>
              {cv?.pages ? (
                <Text as="span" size="small" tone="muted">
                  {t('cv.preview.pages', { count: cv.pages })}
                </Text>
              ) : null}
            </Inline>
            {cv ? (
              <Inline gap={8}>
                <Button tone="quiet" size="small" onPress={onClear}>
                  {t('cv.preview.clear')}
                </Button>
                <Hide below="tablet">
                  <Button size="small" icon="eye" onPress={() => onFullSize(true)}>
                    {t('cv.preview.fullSize')}
                  </Button>
                </Hide>
              </Inline>
            ) : null}
          </Inline>
          {cv ? (
            <TagList
              label={t('cv.preview.interests')}
              size="small"
              items={cv.interests.map((name, at) => ({ id: String(at), label: named(t, name) }))}
            />
          ) : generate.status === 'busy' ? null : (
            <Text size="small" tone="muted">
              {t('cv.preview.empty')}
            </Text>
          )}
          {cv && (isStale || isOutdated(cv, state)) ? (
            <InlineMessage
              tone={isStale ? 'warning' : 'info'}
              role="status"
              action={
                chosen.length === 0 ? undefined : (
                  <Button size="small" icon="refresh" onPress={onGenerate} busy={generate.status === 'busy'}>
                    {t('cv.preview.again')}
                  </Button>
                )
              }
            >
              {t(isStale ? 'cv.preview.stale' : 'cv.preview.outdated')}
            </InlineMessage>
          ) : null}
        </Stack>
      </Box>
      {paper || generate.status === 'busy' ? (
        <Box padding={16} surface="sunken" border="top">
          {paper ? (
            <SandboxedFrame {...paper} title={t('cv.preview.document')} />
          ) : (
            <SandboxedFrame title={t('cv.preview.document')} height="tall" status="loading" />
          )}
        </Box>
      ) : null}
      {paper ? (
        <Dialog open={isFullSize} onClose={() => onFullSize(false)} title={t('cv.preview.document')} size="large">
          <SandboxedFrame {...paper} title={t('cv.preview.fullDocument')} />
        </Dialog>
      ) : null}
      {cv ? (
        <Box paddingX={20} paddingY={12} border="top">
          <Text size="small" tone="muted">
            {t('cv.preview.file')} <Ltr>{cv.file}</Ltr>
          </Text>
        </Box>
      ) : null}
    </Card>
  );
}

/** Whether other interests or another look are chosen than those that it was made with; with no interest nothing newer can be made. */
function isOutdated({ interests, options: made }: GeneratedCv, state: CvPreviewProps['state']): boolean {
  const { options } = state;
  const now = chosenNames(state);
  const isSameLook =
    options.language === made.language && options.layout === made.layout && options.paper === made.paper;
  return (
    now.length > 0 && (!isSameLook || now.length !== interests.length || now.some((name) => !interests.includes(name)))
  );
}
