import { Auto, Button, Divider, Grid, Heading, InlineMessage, Inline, Stack, Text } from '@peyk/design-system';
import { useEffect, useId } from 'react';
import { useT } from '../../i18n/I18n';
import { useCatchFocus } from '../../ui/focus/useCatchFocus';

/** A field that two people changed, with both values as text. */
export interface TwoVersions {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

interface SideBySideProps {
  fields: readonly TwoVersions[];
  /** The level of the heading. */
  level: 2 | 3;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** Both versions of each conflicting field, with the choice between them. */
export function SideBySide({ fields, level, onKeepMine, onTakeTheirs }: SideBySideProps) {
  const t = useT();
  const id = useId();
  const heading = useCatchFocus<HTMLHeadingElement>(fields.length);
  // The press that opened it was on a button at the other end of the form.
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <Stack gap={16} as="section" labelledBy={id}>
      <Heading level={level} look="title3" id={id} ref={heading} tabIndex={-1}>
        {t('edits.clash.title')}
      </Heading>
      <InlineMessage tone="warning" role="alert">
        {t('edits.clash.body')}
      </InlineMessage>
      {fields.map(({ field, label, mine, theirs }) => (
        <Stack key={field} gap={16}>
          <Text id={`${id}-${field}`} weight="semibold" tone="strong">
            {label}
          </Text>
          <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
            <Version
              title={t('edits.clash.mine')}
              text={mine}
              action={t('edits.clash.keep')}
              describedBy={`${id}-${field}`}
              onChoose={() => onKeepMine(field)}
            />
            <Version
              title={t('edits.clash.theirs')}
              text={theirs}
              action={t('edits.clash.take')}
              describedBy={`${id}-${field}`}
              onChoose={() => onTakeTheirs(field)}
            />
          </Grid>
          <Divider />
        </Stack>
      ))}
    </Stack>
  );
}

interface VersionProps {
  title: string;
  text: string;
  action: string;
  /** The id of the field's label, because the page has several of these buttons. */
  describedBy: string;
  onChoose: () => void;
}

function Version({ title, text, action, describedBy, onChoose }: VersionProps) {
  const t = useT();
  return (
    <Stack gap={8} align="start">
      <Text size="small" tone="muted">
        {title}
      </Text>
      {text.trim() ? (
        <Stack gap={4}>
          {text.split('\n').map((line, index) => (
            // Lines have no other identity, and they are never reordered.
            <Auto key={index} as="p">
              {line || '\u00a0'}
            </Auto>
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{t('edits.clash.empty')}</Text>
      )}
      <Inline gap={8}>
        <Button size="small" describedBy={describedBy} onPress={onChoose}>
          {action}
        </Button>
      </Inline>
    </Stack>
  );
}
