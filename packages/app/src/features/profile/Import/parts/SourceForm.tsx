import {
  Box,
  Button,
  Card,
  ChoiceCards,
  FileField,
  Form,
  Heading,
  Inline,
  InlineMessage,
  SkeletonRows,
  Stack,
  TextArea,
  TextField,
} from '@peyk/design-system';
import { useId } from 'react';
import { NO_FAULTS, type OwnWords } from '../../../../forms/fault';
import { useFaultTexts } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ImportState } from '../Import.states';
import type { ImportViewProps } from '../ImportView';
import { type FileKind, MOST_BYTES, SOURCES, type Source, type SourceFault, isFileKind } from '../sources';

interface SourceFormProps extends Pick<ImportViewProps, 'onChange' | 'onRead'> {
  state: Extract<ImportState, { status: 'choose' }>;
}

const own: OwnWords<SourceFault> = {
  missing: (t) => t('import.faults.missing'),
  empty: (t) => t('import.faults.empty'),
  tooLarge: (t) => t('import.faults.tooLarge'),
  notText: (t) => t('import.faults.notText'),
};

/** The longest DOI or iD that the contract takes, in any spelling. */
const longest = 2000;

/** Where the profile is brought in from: four sources, and the one field of the chosen one. */
export function SourceForm({ state: { source, reading }, onChange, onRead }: SourceFormProps) {
  const t = useT();
  const id = useId();
  const { kind, texts } = source;
  const errors = useFaultTexts(reading.status === 'refused' ? reading.faults : NO_FAULTS, own);
  const isBusy = reading.status === 'busy';
  const type = (text: string) => onChange((now) => ({ ...now, texts: { ...now.texts, [now.kind]: text } }));
  return (
    <Stack gap={16}>
      <Card as="section" labelledBy={id}>
        <Form label={t('import.form')} busy={isBusy} errors={errors} onSubmit={onRead}>
          <Stack gap={24}>
            <Heading level={2} look="title3" id={id}>
              {t('import.form')}
            </Heading>
            <ChoiceCards
              label={t('import.form')}
              labelHidden
              value={kind}
              onChange={(chosen) =>
                onChange((now) => ({ ...now, kind: SOURCES.find((each) => each === chosen) ?? now.kind }))
              }
              items={SOURCES.map((each) => ({
                value: each,
                title: t(`import.kinds.${each}.name`),
                description: t(`import.kinds.${each}.about`),
              }))}
            />
            {isFileKind(kind) ? (
              <FileOrText key={kind} kind={kind} source={source} onChange={onChange} onType={type} />
            ) : (
              <TextField
                key={kind}
                name="text"
                label={t(`import.${kind}.label`)}
                help={t(`import.${kind}.help`)}
                direction="ltr"
                maxLength={longest}
                value={texts[kind]}
                onChange={type}
              />
            )}
            {reading.status === 'failed' ? (
              <ProblemMessage problem={reading.problem} title={t('import.readFailed')} />
            ) : null}
            {reading.status === 'unavailable' ? (
              <InlineMessage tone="warning" role="alert" title={t('import.unavailable.title')}>
                {t('import.unavailable.body')}
              </InlineMessage>
            ) : null}
            <Inline gap={12} justify="end">
              <Box grow="phone">
                <Button
                  type="submit"
                  tone="primary"
                  icon={isFileKind(kind) ? 'upload' : 'search'}
                  busy={isBusy}
                  fullWidth
                >
                  {t(isFileKind(kind) ? 'import.read' : 'import.lookUp')}
                </Button>
              </Box>
            </Inline>
          </Stack>
        </Form>
      </Card>
      {isBusy ? <SkeletonRows rows={3} label={t('import.reading')} /> : null}
    </Stack>
  );
}

interface FileOrTextProps {
  kind: FileKind;
  source: Source;
  onChange: ImportViewProps['onChange'];
  onType: (text: string) => void;
}

const ACCEPT: Readonly<Record<FileKind, readonly string[]>> = {
  references: [
    '.bib',
    '.bibtex',
    '.ris',
    '.txt',
    '.enw',
    'application/x-bibtex',
    'application/x-research-info-systems',
    'text/*',
  ],
  json_resume: ['.json', 'application/json'],
};

/** A file, or its text in its place. The text stays while a file is chosen. */
function FileOrText({ kind, source, onChange, onType }: FileOrTextProps) {
  const t = useT();
  const file = source.files[kind];
  return (
    <Stack gap={16}>
      <FileField
        // A fault about the text stands at the text.
        name={file ? 'file' : undefined}
        label={t(`import.${kind}.file`)}
        help={t(`import.${kind}.fileHelp`)}
        accept={ACCEPT[kind]}
        maxBytes={MOST_BYTES}
        value={file}
        onChange={(chosen) => onChange((now) => ({ ...now, files: { ...now.files, [kind]: chosen } }))}
      />
      {file ? null : (
        <TextArea
          name="file"
          label={t(`import.${kind}.paste`)}
          help={t(`import.${kind}.pasteHelp`)}
          direction="ltr"
          rows={6}
          value={source.texts[kind]}
          onChange={onType}
        />
      )}
    </Stack>
  );
}
