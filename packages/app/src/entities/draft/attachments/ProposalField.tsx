import type { AccountFile } from '@peyk/api-types';
import { FileField, Select } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';

const mostBytes = 5 * 1024 * 1024;
const NO_PROPOSAL = 'none';

interface ProposalFieldProps {
  /** The person's proposals; one of them can be chosen again. */
  proposals: readonly AccountFile[];
  /** The id of the chosen one; null for none, and for one that is deleted. */
  chosen: number | null;
  /** The chosen one, also after it was deleted. */
  file: { name: string; size: number } | null;
  /** The name of the choice in the form, by which server errors find it. */
  name?: string;
  disabled: boolean;
  onChoose: (id: number | null) => void;
  onUpload: (file: File) => void;
}

/** One of the own proposals, or a new one. */
export function ProposalField({ proposals, chosen, file, name, disabled, onChoose, onUpload }: ProposalFieldProps) {
  const t = useT();
  return (
    <>
      {proposals.length > 0 ? (
        <Select
          name={name}
          label={t('drafts.files.stored')}
          value={String(chosen ?? NO_PROPOSAL)}
          disabled={disabled}
          options={[
            { value: NO_PROPOSAL, label: t('drafts.files.noProposal') },
            ...proposals.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={(value) => onChoose(value === NO_PROPOSAL ? null : Number(value))}
        />
      ) : null}
      <FileField
        name="file"
        label={t('drafts.files.proposal')}
        help={t('drafts.files.proposalHelp')}
        value={file}
        accept={['.pdf', 'application/pdf']}
        maxBytes={mostBytes}
        disabled={disabled}
        onChange={(picked) => (picked ? onUpload(picked) : onChoose(null))}
      />
    </>
  );
}
