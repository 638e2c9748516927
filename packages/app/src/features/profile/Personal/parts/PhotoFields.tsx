import { Auto, Avatar, Box, FileField, Inline, InlineMessage, Stack, Text } from '@peyk/design-system';
import { nameOf } from '../../../../entities/user/person';
import { Fields } from '../../../../forms/Fields';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import type { PersonalState } from '../Personal.states';
import { type PersonalForm, isUploaded, personalForm } from '../personalForm';

interface PhotoFieldsProps {
  state: Extract<PersonalState, { status: 'ready' }>;
  onChange: (change: Partial<PersonalForm>) => void;
  onPhoto: (photo: File | null) => void;
}

/** The server's limit for a photo. */
const maxBytes = 5 * 1024 * 1024;
const accept = ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'];

/** The photo: as it will be seen, a file to upload, or an address of a picture. */
export function PhotoFields({ state, onChange, onPhoto }: PhotoFieldsProps) {
  const t = useT();
  const { user, form, photo, picture } = state;
  const src = picture.status === 'shown' ? picture.src : undefined;
  const stored = form.photo_url === '' ? null : { name: t('personal.photo.current'), src };
  // The address of an uploaded photo means nothing to a person.
  const typed = isUploaded(form.photo_url) ? '' : form.photo_url;
  const name = nameOf({ ...form, email: user.email });
  return (
    <Stack gap={16}>
      <Inline gap={16} wrap={false}>
        <Avatar name={name} src={src} size="large" />
        <Box grow minWidth0>
          <Text size="lead" weight="semibold" tone="strong">
            <Auto>{named(t, name)}</Auto>
          </Text>
          <Text size="small" tone="muted">
            {t('personal.photo.shown')}
          </Text>
        </Box>
      </Inline>
      <FileField
        name="photo"
        label={t('personal.photo.label')}
        help={t('personal.photo.help')}
        value={photo ?? stored}
        onChange={onPhoto}
        accept={accept}
        maxBytes={maxBytes}
      />
      {picture.status === 'unshown' ? (
        <InlineMessage tone="info" role="status">
          {t('personal.photo.unshown')}
        </InlineMessage>
      ) : null}
      <Fields
        form={personalForm}
        values={{ ...form, photo_url: typed }}
        rows={['photo_url']}
        onChange={({ photo_url = '' }) =>
          // An emptied field leaves an uploaded photo as it is; Remove unsets it.
          onChange({ photo_url: photo_url === '' && isUploaded(user.photo_url) ? (user.photo_url ?? '') : photo_url })
        }
      />
    </Stack>
  );
}
