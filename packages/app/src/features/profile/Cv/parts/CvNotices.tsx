import type { CvNotInEnglish, CvWithoutGlyph } from '@peyk/api-types';
import { Auto, Card, Heading, Link, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { profileStep } from '../../../../paths';
import { isList, LISTS, WIZARD } from '../../steps';
import type { GeneratedCv } from '../Cv.states';

/** The most entries of a step that are named. */
const MOST = 3;

/** What a reader of this CV would stumble over, by the steps where it can be mended. */
export function CvNotices({ cv: { notInEnglish, withoutGlyph } }: { cv: GeneratedCv }) {
  const t = useT();
  return (
    <>
      <Notice
        id="cv-not-in-english"
        title={t('cv.notInEnglish.title')}
        body={t('cv.notInEnglish.body')}
        entries={notInEnglish}
        said={(entry) =>
          entry.section === 'profile' ? <OwnTexts entry={entry} /> : <Auto>{named(t, entry.title)}</Auto>
        }
      />
      <Notice
        id="cv-without-glyph"
        title={t('cv.withoutGlyph.title')}
        body={t('cv.withoutGlyph.body')}
        entries={withoutGlyph}
        said={({ title, characters }) => (
          <>
            <Auto>{named(t, title)}</Auto>{' '}
            <Text size="small" tone="muted">
              <Auto>{characters.join(' ')}</Auto>
            </Text>
          </>
        )}
      />
    </>
  );
}

/** What the person says of themselves, by its name. */
function OwnTexts({ entry: { fields } }: { entry: CvNotInEnglish }) {
  const t = useT();
  return (
    <Stack gap={4}>
      {fields.includes('latin_name') ? <span>{t('cv.notInEnglish.name')}</span> : null}
      {fields.includes('address') ? <span>{t('cv.notInEnglish.address')}</span> : null}
    </Stack>
  );
}

type Entry = CvNotInEnglish | CvWithoutGlyph;

interface NoticeProps<Item extends Entry> {
  id: string;
  title: string;
  body: string;
  entries: readonly Item[];
  said: (entry: Item) => ReactNode;
}

function Notice<Item extends Entry>({ id, title, body, entries, said }: NoticeProps<Item>) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={12}>
        <Heading level={2} look="title3" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="muted">
          {body}
        </Text>
        {WIZARD.map((step) => {
          const here = entries.filter(({ section }) => section.replaceAll('_', '-') === step);
          const rest = here.length - MOST;
          return here.length === 0 ? null : (
            <Stack gap={4} key={step}>
              <span>
                <Link href={profileStep(step)}>
                  {isList(step) ? t(`profile.${LISTS[step]}.title`) : t('builder.title')}
                </Link>
              </span>
              {here.slice(0, MOST).map((entry) => (
                <div key={entry.id}>{said(entry)}</div>
              ))}
              {rest > 0 ? (
                <Text size="small" tone="muted">
                  {t('cv.notices.more', { count: rest })}
                </Text>
              ) : null}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
