import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Claim } from '../Claim/Claim';
import { IconButton } from '../IconButton/IconButton';
import { LetterSheet } from './LetterSheet';
import { MarginNotes } from '../MarginNotes/MarginNotes';
import { Grid } from '../../layout/Grid';
import { bilingual } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/LetterSheet' });

export const WithItsMargin = meta.story(
  bilingual((say) => (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <LetterSheet
        inbox={{
          label: say('In Professor Solheim’s inbox', 'در صندوق ورودی گیرنده'),
          from: 'Nasrin Ahmadi',
          subject: 'PhD 2027: sensor placement when temperature hides the damage',
          preview:
            'Dear Professor Solheim, Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that temperature was held constant in every case studied.',
          time: '10:20',
        }}
        fields={[
          { label: say('From', 'فرستنده'), value: <Ltr>nasrin.ahmadi@mail.example</Ltr> },
          {
            label: say('To', 'گیرنده'),
            value: <Ltr>ingrid.solheim@nordmark.example</Ltr>,
            action: <IconButton icon="pencil" size="small" label={say('Edit recipient', 'ویرایش گیرنده')} />,
          },
          {
            label: say('Subject', 'موضوع'),
            value: <Auto>PhD 2027: sensor placement when temperature hides the damage</Auto>,
            action: <IconButton icon="pencil" size="small" label={say('Edit subject', 'ویرایش موضوع')} />,
          },
        ]}
        after={
          <Text size="small" tone="muted">
            {say(
              'Peyk helped me write this email and I approved every word of it.',
              'پیک در نوشتن این ایمیل کمک کرد و هر واژهٔ آن را تأیید کرده‌ام.',
            )}
          </Text>
        }
        footer={
          <>
            <Button size="small" icon="pencil">
              {say('Edit text', 'ویرایش متن')}
            </Button>
            <Button size="small" tone="quiet" icon="refresh">
              {say('Regenerate', 'تهیهٔ دوباره')}
            </Button>
          </>
        }
      >
        <p>Dear Professor Solheim,</p>
        <p>
          Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
          <Claim marker="1" active>
            temperature was held constant in every case studied
          </Claim>
          . I would like to work on what happens when it is not.
        </p>
        <p>
          In my master’s thesis I <Claim marker="2">separated the two effects over twelve months of records</Claim> from
          a prestressed concrete bridge.
        </p>
        <p>
          Kind regards,
          <br />
          Nasrin Ahmadi
        </p>
      </LetterSheet>
      <MarginNotes
        label={say('Sources', 'منابع')}
        items={[
          {
            marker: '1',
            icon: 'fileText',
            active: true,
            kindLabel: say('Professor’s paper', 'مقالهٔ استاد'),
            title: 'Sparse sensor placement for cable-stayed bridges under uncertain loads',
            detail: 'J. Struct. Monit., 2025, section 6',
            href: 'https://example.org/paper',
            hrefLabel: say('Open', 'باز کردن'),
          },
          {
            marker: '2',
            icon: 'graduation',
            kindLabel: say('Your profile, Degrees', 'نمایهٔ شما، مدارک تحصیلی'),
            title: 'Master’s thesis, 2025, chapter 5',
            href: '/profile',
            hrefLabel: say('Open', 'باز کردن'),
          },
        ]}
      />
    </Grid>
  )),
);

export const AsItArrives = meta.story(
  bilingual(() => (
    <LetterSheet fields={[]}>
      <p>Dear Professor Solheim,</p>
      <p>Do you expect to take a doctoral student for autumn 2027?</p>
    </LetterSheet>
  )),
);
