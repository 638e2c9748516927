import type { DraftSource } from '@peyk/api-types';
import { Dialog, Heading, Icon, InlineMessage, List, ListRow, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import type { BindingPart } from '../DraftEditor.states';
import { sections } from '../sources';
import { Foreign, ForeignBlock, ForeignDetail } from './Foreign';

interface BindDialogProps {
  part: Exclude<BindingPart, { status: 'none' }>;
  sources: readonly DraftSource[];
  onBind: (text: string, source: string) => void;
  onClose: () => void;
}

/** The choice of the source of a sentence that has none: papers of the professor, then entries of the own profile (EVD-04). */
export function BindDialog({ part, sources, onBind, onClose }: BindDialogProps) {
  const t = useT();
  const rowsOf = (kind: DraftSource['kind'], label: string) => {
    const found = sources.filter((source) => source.kind === kind);
    return found.length ? (
      <Stack gap={8}>
        <Heading level={3} look="title3">
          {label}
        </Heading>
        <List label={label}>
          {found.map((source) => (
            <SourceRow key={source.key} source={source} part={part} onBind={() => onBind(part.text, source.key)} />
          ))}
        </List>
      </Stack>
    ) : null;
  };
  return (
    <Dialog open onClose={onClose} title={t('drafts.binding.title')}>
      <Stack gap={16}>
        <Text as="div">
          <ForeignBlock>{part.text}</ForeignBlock>
        </Text>
        <Text size="small" tone="muted">
          {t('drafts.binding.lead')}
        </Text>
        {part.status === 'refused' ? (
          <InlineMessage
            tone="danger"
            role="alert"
            title={t(part.problem.kind === 'invalid' ? 'drafts.binding.refused' : 'drafts.binding.failed')}
          >
            <ProblemText problem={part.problem} />
          </InlineMessage>
        ) : null}
        {rowsOf('publication', t('drafts.binding.papers'))}
        {rowsOf('profile', t('drafts.binding.entries'))}
      </Stack>
    </Dialog>
  );
}

function SourceRow({
  source: { key, kind, title, detail, section },
  part,
  onBind,
}: {
  source: DraftSource;
  part: BindDialogProps['part'];
  onBind: () => void;
}) {
  const t = useT();
  const known = sections.find((each) => each === section);
  const checking = part.status === 'checking';
  return (
    <ListRow
      leading={<Icon name={kind === 'publication' ? 'fileText' : 'graduation'} size={20} />}
      // The button keeps the focus while the source is checked, and a second press does nothing.
      onPress={() => (checking ? undefined : onBind())}
      title={<Foreign>{title}</Foreign>}
      description={
        <>
          {known ? t(`drafts.evidence.sections.${known}`) : null}
          {known && detail ? ' • ' : null}
          {detail ? <ForeignDetail>{detail}</ForeignDetail> : null}
        </>
      }
      trailing={
        <span role="status">
          {checking && part.source === key ? (
            <Text size="small" tone="muted">
              {t('drafts.binding.checking')}
            </Text>
          ) : null}
        </span>
      }
    />
  );
}
