import preview from '#.storybook/preview';
import { Auto, Card, InlineMessage, Stack } from '@peyk/design-system';
import { Fragment } from 'react';
import { useLocale } from '../../i18n/I18n';
import { ProblemText } from './ProblemText';
import { type ServerSentence, serverSentencesStates } from './ServerSentences.states';

interface SentencesProps {
  sentences: readonly ServerSentence[];
}

/** What the server says in the language of the page, one message for each sentence. */
function Sentences({ sentences }: SentencesProps) {
  const locale = useLocale();
  return (
    <Stack gap={12}>
      {sentences.map((sentence) => (
        <InlineMessage key={sentence.key} tone="danger">
          <ProblemText problem={{ kind: 'server', detail: sentence[locale] }} />
        </InlineMessage>
      ))}
    </Stack>
  );
}

/** Mail of the server, with its paragraphs and lines as a mailbox shows them. */
function MailTexts({ sentences }: SentencesProps) {
  const locale = useLocale();
  return (
    <Stack gap={16}>
      {sentences.map((mail) => (
        <Card key={mail.key}>
          <Stack gap={12}>
            {mail[locale].split('\n\n').map((paragraph) => (
              <Auto key={paragraph} as="p">
                {paragraph.split('\n').map((line, row) => (
                  <Fragment key={line}>
                    {row > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </Auto>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const meta = preview.meta({ title: 'Interface/ServerSentences', tags: ['phone'], component: Sentences });

export const Entries = meta.story({ args: { sentences: serverSentencesStates.entries } });
export const Imports = meta.story({ args: { sentences: serverSentencesStates.imports } });
export const Bots = meta.story({ args: { sentences: serverSentencesStates.bots } });
export const Professors = meta.story({ args: { sentences: serverSentencesStates.professors } });
export const Account = meta.story({ args: { sentences: serverSentencesStates.account } });
export const Drafts = meta.story({ args: { sentences: serverSentencesStates.drafts } });
export const Files = meta.story({ args: { sentences: serverSentencesStates.files } });
export const Mails = meta.story({
  args: { sentences: serverSentencesStates.mails },
  render: ({ sentences }) => <MailTexts sentences={sentences} />,
});
