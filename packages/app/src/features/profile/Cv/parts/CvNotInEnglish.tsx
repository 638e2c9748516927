import type { CvNotInEnglish as Entry } from '@peyk/api-types';
import { Auto, Card, Heading, Link, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import type { Translate } from '../../../../i18n/translator';
import { profileStep } from '../../../../paths';
import { isList, LISTS, WIZARD } from '../../steps';

/** The most entries of a step that are named. */
const MOST = 3;

/** What an English CV says in other letters, by the steps where its English can be given. */
export function CvNotInEnglish({ entries }: { entries: readonly Entry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Card as="section" labelledBy="cv-not-in-english">
      <Stack gap={12}>
        <Heading level={2} look="title3" id="cv-not-in-english">
          {t('cv.notInEnglish.title')}
        </Heading>
        <Text size="small" tone="muted">
          {t('cv.notInEnglish.body')}
        </Text>
        {WIZARD.map((step) => {
          const here = entries.filter(({ section }) => section.replaceAll('_', '-') === step);
          const rest = here.length - MOST;
          return here.length === 0 ? null : (
            <Stack gap={4} key={step}>
              <span>
                <Link href={profileStep(step)}>
                  {isList(step) ? t(`profile.${LISTS[step]}.title`) : t('profile.title')}
                </Link>
              </span>
              {here.slice(0, MOST).map((entry) => (
                <Named key={entry.id} entry={entry} t={t} />
              ))}
              {rest > 0 ? (
                <Text size="small" tone="muted">
                  {t('cv.notInEnglish.more', { count: rest })}
                </Text>
              ) : null}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** An entry by its title; of the person, what is in other letters. */
function Named({ entry: { section, title, fields }, t }: { entry: Entry; t: Translate }) {
  if (section !== 'profile')
    return (
      <span>
        <Auto>{named(t, title)}</Auto>
      </span>
    );
  return (
    <>
      {fields.includes('latin_name') ? <span>{t('cv.notInEnglish.name')}</span> : null}
      {fields.includes('address') ? <span>{t('cv.notInEnglish.address')}</span> : null}
    </>
  );
}
