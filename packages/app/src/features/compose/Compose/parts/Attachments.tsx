import { FileField, Grid } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { ComposeState } from '../Compose.states';

export interface AttachmentsProps {
  state: Pick<ComposeState, 'cv' | 'proposal'>;
  onFile: (which: 'cv' | 'proposal', file: File | null) => void;
}

const mostBytes = 5 * 1024 * 1024;

/** The CV and the proposal, which stay in this tab. */
export function Attachments({ state, onFile }: AttachmentsProps) {
  const t = useT();
  return (
    <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
      {(['cv', 'proposal'] as const).map((which) => (
        <FileField
          key={which}
          label={t(`compose.files.${which}`)}
          accept={['.pdf', 'application/pdf']}
          maxBytes={mostBytes}
          value={state[which]}
          onChange={(file) => onFile(which, file)}
          help={t('compose.files.help')}
        />
      ))}
    </Grid>
  );
}
