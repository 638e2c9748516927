import { type PhotoFault, Auto, Avatar, Box, FileField, Inline, InlineMessage, Stack, Text } from '@peyk/design-system';
import { Suspense } from 'react';
import { nameOf } from '../../../../entities/user/person';
import { Fields } from '../../../../forms/Fields';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import type { PersonalState } from '../Personal.states';
import { type PersonalForm, isUploaded, personalForm } from '../personalForm';
import { CropperPart } from './cropperPart';

interface PhotoFieldsProps {
  state: Extract<PersonalState, { status: 'ready' }>;
  onChange: (change: Partial<PersonalForm>) => void;
  onChoose: (file: File) => void;
  onPhoto: (photo: File | null) => void;
  onCropEnd: (fault: PhotoFault | null) => void;
}

/** What a phone's camera writes at most. What is uploaded is the square that is cut out of it, far below the server's 5 MB. */
const maxBytes = 25 * 1024 * 1024;
const accept = ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'];

/** The photo: as it will be seen, a file whose square is uploaded, or an address of a picture. */
export function PhotoFields({ state, onChange, onChoose, onPhoto, onCropEnd }: PhotoFieldsProps) {
  const t = useT();
  const { user, form, photo, cropping, photoFault, picture } = state;
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
        error={photoFault && t(`personal.photo.faults.${photoFault}`)}
        onChange={(file) => (file ? onChoose(file) : onPhoto(null))}
        accept={accept}
        maxBytes={maxBytes}
      />
      {cropping ? (
        <Suspense>
          <CropperPart
            file={cropping}
            title={t('personal.photo.crop')}
            accept={accept}
            maxBytes={maxBytes}
            onUse={onPhoto}
            onChooseAnother={onChoose}
            onFail={onCropEnd}
            onClose={() => onCropEnd(null)}
          />
        </Suspense>
      ) : null}
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
