import { Auto, Avatar, Icon, InlineMessage, List, ListRow, Ltr, Stack } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import type { Person } from '../../../../entities/google/idToken';

interface PeopleProps {
  people: readonly Person[];
  onChoose: (person: Person) => void;
}

/** The simulated sign-in, labelled as such: invented people to sign in as. */
export function People({ people, onChoose }: PeopleProps) {
  const t = useT();
  return (
    <Stack gap={16}>
      <InlineMessage tone="warning" title={t('auth.google.simulatedTitle')}>
        {t('auth.google.simulatedBody')}
      </InlineMessage>
      <List label={t('auth.google.people')}>
        {people.map((person) => (
          <ListRow
            key={person.email}
            leading={<Avatar name={person.name} />}
            title={<Auto>{visible(person.name) ?? person.email}</Auto>}
            description={<Ltr>{person.email}</Ltr>}
            trailing={<Icon name="chevronEnd" />}
            onPress={() => onChoose(person)}
          />
        ))}
      </List>
    </Stack>
  );
}
