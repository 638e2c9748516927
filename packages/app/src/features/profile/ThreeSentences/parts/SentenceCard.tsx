import { Badge, Button, Card, Heading, Inline, Stack, Text } from '@peyk/design-system';
import { type ReactNode, useId } from 'react';
import type { Sentence } from '../../../../entities/sentences/threeSentences';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';

interface SentenceCardProps {
  sentence: Sentence;
  /** The number by which the sample letter refers to it. */
  marker: string;
  status: 'none' | 'skipped' | 'there' | 'open';
  /** The sentence is stored, but not its English. */
  lacksEnglish?: boolean;
  onWrite: () => void;
  children: ReactNode;
}

/** One of the three: its number, its name, what emails gain by it, and how it stands. */
export function SentenceCard({ sentence, marker, status, lacksEnglish, onWrite, children }: SentenceCardProps) {
  const t = useT();
  const id = useId();
  // Saving and skipping remove the focused button.
  const heading = useCatchFocus<HTMLHeadingElement>(status);
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Inline gap={12} justify="between">
            <Heading level={2} look="title3" id={id} ref={heading} tabIndex={-1}>
              {t('threeSentences.numbered', { marker, name: t(`threeSentences.names.${sentence}`) })}
            </Heading>
            {status === 'there' ? (
              <Badge tone="success" icon="check">
                {t('threeSentences.standing.there')}
              </Badge>
            ) : null}
            {status === 'skipped' ? <Badge tone="neutral">{t('threeSentences.standing.skipped')}</Badge> : null}
            {lacksEnglish ? (
              <Badge tone="neutral" icon="languages">
                {t('threeSentences.standing.english')}
              </Badge>
            ) : null}
          </Inline>
          <Text tone="muted">{t(`threeSentences.gains.${sentence}`)}</Text>
        </Stack>
        {status === 'skipped' ? (
          <Inline gap={12}>
            <Button
              icon="pencil"
              label={t('threeSentences.writeName', { name: t(`threeSentences.names.${sentence}`) })}
              onPress={onWrite}
            >
              {t('threeSentences.write')}
            </Button>
          </Inline>
        ) : (
          children
        )}
      </Stack>
    </Card>
  );
}
