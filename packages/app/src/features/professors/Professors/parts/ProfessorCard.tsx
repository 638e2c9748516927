import {
  Auto,
  Avatar,
  Box,
  Button,
  Checkbox,
  Grid,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  useIsWide,
} from '@peyk/design-system';
import type { ScoredProfessor } from '../../../../entities/professor/order';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import { ContactMarks, ProfessorBadges, ProfessorInterests, ProfessorPlace } from '../../parts/ProfessorFacts';
import { ScoreMark } from '../../parts/ScoreMark';

interface ProfessorCardProps {
  entry: ScoredProfessor;
  /** The first row of the sheet has no line above it. */
  first: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onDetails: () => void;
  onCompose: () => void;
}

/** One professor: the score, who it is, and what can be done. */
export function ProfessorCard({ entry, first, selected, onSelect, onDetails, onCompose }: ProfessorCardProps) {
  const { professor, score } = entry;
  const t = useT();
  // On a phone the box ends the first line, the name has the room of the initials, and the interests have the whole width.
  const wide = useIsWide();
  const name = named(t, professor.full_name);
  const box = (
    <Checkbox label={t('professors.select.one', { name })} labelHidden checked={selected} onChange={onSelect} />
  );
  return (
    <Box as="li" padding={20} border={first ? false : 'top'} surface={selected ? 'selected' : undefined}>
      <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={16} align="start">
        <Stack gap={12}>
          <Inline gap={16} align="start" wrap={false}>
            {wide ? box : null}
            <ScoreMark score={score} />
            <Box grow minWidth0>
              <Stack gap={8}>
                <Inline gap={8} wrap={false}>
                  {wide ? <Avatar size="small" name={professor.full_name} /> : null}
                  <Box minWidth0>
                    <Heading level={3}>
                      <Auto>{name}</Auto>
                    </Heading>
                  </Box>
                </Inline>
                <ProfessorBadges professor={professor} score={score} />
                {score.status === 'failed' ? (
                  <Text size="small" tone="danger">
                    {t('professors.matchFailed')}
                  </Text>
                ) : null}
                <ContactMarks professor={professor} />
                <ProfessorPlace professor={professor} />
                {wide ? <ProfessorInterests professor={professor} /> : null}
              </Stack>
            </Box>
            {wide ? null : box}
          </Inline>
          {wide ? null : <ProfessorInterests professor={professor} />}
        </Stack>
        <Actions id={professor.id} name={name} onDetails={onDetails} onCompose={onCompose} />
      </Grid>
    </Box>
  );
}

interface ActionsProps extends Pick<ProfessorCardProps, 'onDetails' | 'onCompose'> {
  id: number;
  name: string;
}

function Actions({ id, name, onDetails, onCompose }: ActionsProps) {
  const t = useT();
  const label = (action: string) => t('professors.actions.named', { action, name });
  const [details, email, quick, preview] = (['details', 'email', 'quick', 'preview'] as const).map((action) =>
    t(`professors.actions.${action}`),
  ) as [string, string, string, string];
  return (
    <Grid columns={{ base: '2' }} gap={8}>
      <Button size="small" fullWidth label={label(details)} onPress={onDetails}>
        {details}
      </Button>
      <Button size="small" tone="soft" fullWidth label={label(email)} onPress={onCompose}>
        {email}
      </Button>
      <LinkButton size="small" tone="quiet" fullWidth label={label(quick)} href={paths.professor(id)}>
        {quick}
      </LinkButton>
      <LinkButton size="small" tone="quiet" fullWidth label={label(preview)} href={paths.draft(id)}>
        {preview}
      </LinkButton>
    </Grid>
  );
}
