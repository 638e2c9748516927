import { Inline, MarkedLines, Milestones, ProgressBar, ScoreRing, Vignette, formatDigits } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';

/** The four things Peyk does, each with its own picture. */
export const steps = ['bots', 'match', 'personalise', 'track'] as const;

const pictures = { bots: AtWork, match: Scores, personalise: Sources, track: TheWay };

/** What a step looks like in use; the text below the picture gives the same information. */
export function StepPicture({ step }: { step: (typeof steps)[number] }) {
  const Picture = pictures[step];
  return (
    <Vignette>
      <Picture />
    </Vignette>
  );
}

function AtWork() {
  const t = useT();
  return <ProgressBar label={t('landing.how.bots.name')} value={0.6} now={t('landing.how.bots.now')} />;
}

const SCORES = [92, 84, 58] as const;

function Scores() {
  const t = useT();
  return (
    <Inline gap={12} justify="center" wrap={false}>
      {SCORES.map((score, place) => (
        <ScoreRing
          key={score}
          score={score}
          size={place === 0 ? 'large' : place === 1 ? 'medium' : 'small'}
          label={t('landing.example.matchScore', { score })}
        />
      ))}
    </Inline>
  );
}

function Sources() {
  const locale = useLocale();
  return <MarkedLines markers={[formatDigits(1, locale), formatDigits(2, locale)]} />;
}

function TheWay() {
  const t = useT();
  return (
    <Inline justify="center" gap={0}>
      <Milestones
        items={[
          { icon: 'check', label: t('landing.how.track.approved') },
          { icon: 'send', label: t('landing.how.track.sent') },
          { icon: 'reply', label: t('landing.how.track.replied') },
        ]}
      />
    </Inline>
  );
}
