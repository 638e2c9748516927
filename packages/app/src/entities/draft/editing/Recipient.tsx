import { limits } from '@peyk/api-types/limits/ProfessorPatch';
import { IconButton, Inline, Ltr, Stack, Text, TextField } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { looksLikeAddress } from './autosave';
import type { Recipient as RecipientState } from './useRecipient';

interface RecipientProps {
  recipient: RecipientState;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Shows the label above the field; on a letter it stands beside it. */
  labelled?: boolean;
}

/** The recipient's address, or the autosaving field that edits it. */
export function Recipient({ recipient: { open, value, mark }, onChange, onBlur, labelled = false }: RecipientProps) {
  const t = useT();
  const marks = {
    unsaved: t('drafts.recipientUnsaved'),
    saving: t('drafts.recipientSaving'),
    saved: t('drafts.recipientSaved'),
  };
  const note = mark === 'none' ? null : marks[mark];
  if (!open) {
    return (
      <Inline gap={8} as="span">
        {value ? <Ltr>{value}</Ltr> : t('drafts.noRecipient')}
        {note ? (
          <Text as="span" size="caption" tone="muted">
            {note}
          </Text>
        ) : null}
      </Inline>
    );
  }
  const unfinished = value !== '' && !looksLikeAddress(value);
  return (
    <Stack gap={4}>
      <TextField
        label={t('drafts.fields.to')}
        labelHidden={!labelled}
        type="email"
        direction="ltr"
        maxLength={limits.email.maxLength}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        help={unfinished ? t('drafts.recipientInvalid') : (note ?? undefined)}
      />
    </Stack>
  );
}

/** Opens the field. */
export function RecipientPencil({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return <IconButton icon="pencil" size="small" label={t('drafts.editRecipient')} onPress={onOpen} />;
}
