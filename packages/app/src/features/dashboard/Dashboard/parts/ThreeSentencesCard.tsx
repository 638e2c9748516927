import {
  Badge,
  Card,
  Heading,
  Icon,
  IconButton,
  type IconName,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@peyk/design-system';
import { SENTENCES, type Sentence, type Standings } from '../../../../entities/sentences/threeSentences';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';

const ICONS: Record<Sentence, IconName> = { question: 'help', result: 'target', plan: 'calendar' };

interface ThreeSentencesCardProps {
  standings: Standings;
  onDismiss: () => void;
}

/** Which of the three sentences are missing, and what emails gain by each (LTR-01). */
export function ThreeSentencesCard({ standings, onDismiss }: ThreeSentencesCardProps) {
  const t = useT();
  return (
    <Card as="section" labelledBy="three-sentences">
      <Stack gap={16}>
        <Stack gap={4}>
          <Inline gap={8} justify="between" align="start" wrap={false}>
            <Heading level={2} look="title3" id="three-sentences">
              {t('threeSentences.title')}
            </Heading>
            <IconButton icon="close" size="small" label={t('threeSentences.card.dismiss')} onPress={onDismiss} />
          </Inline>
          <Text tone="muted">{t('threeSentences.card.lead')}</Text>
        </Stack>
        <Stack gap={12} as="ul">
          {SENTENCES.map((sentence) => (
            <Row key={sentence} sentence={sentence} standing={standings[sentence]} />
          ))}
        </Stack>
        <Inline gap={12} justify="end">
          <LinkButton href={paths.threeSentences} iconEnd="arrowForward">
            {t('threeSentences.card.open')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

function Row({ sentence, standing }: { sentence: Sentence; standing: Standings[Sentence] }) {
  const t = useT();
  return (
    <Inline as="li" gap={12} align="start" wrap={false}>
      <Icon name={ICONS[sentence]} />
      <Stack gap={4}>
        <Inline gap={8}>
          <Text size="ui" weight="semibold" tone="strong">
            {t(`threeSentences.names.${sentence}`)}
          </Text>
          {standing === 'there' ? (
            <Badge tone="success" icon="check">
              {t('threeSentences.standing.there')}
            </Badge>
          ) : null}
          {standing === 'english' ? (
            <Badge tone="neutral" icon="languages">
              {t('threeSentences.standing.english')}
            </Badge>
          ) : null}
        </Inline>
        {standing === 'there' ? null : (
          <Text size="small" tone="muted">
            {t(`threeSentences.gains.${sentence}`)}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
