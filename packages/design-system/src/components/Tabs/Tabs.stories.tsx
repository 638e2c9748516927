import preview from '#.storybook/preview';
import { userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs';
import type { TabItem } from './Tabs';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';
import { TextField } from '../TextField/TextField';

const meta = preview.meta({
  id: 'design-system-tabs',
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('About Ingrid Solheim', 'دربارهٔ اینگرید سولهایم');

const professor = (localize: Localize): TabItem[] => [
  {
    id: 'overview',
    label: localize('Overview', 'نگاه کلی'),
    content: (
      <Text>
        {localize(
          'Leads the group for sensors on bridges and writes about monitoring with few sensors.',
          'گروه حسگرهای پل را رهبری می‌کند و دربارهٔ پایش با حسگرهای اندک می‌نویسد.',
        )}
      </Text>
    ),
  },
  {
    id: 'research',
    label: localize('Research', 'پژوهش'),
    content: <Text>{localize('Bayesian inference for single bridges.', 'استنباط بیزی برای یک پل.')}</Text>,
  },
  {
    id: 'publications',
    label: localize('Publications', 'مقاله‌ها'),
    count: 128,
    content: (
      <Text>
        {localize('Two papers since 2024 match your thesis.', 'دو مقاله از ۲۰۲۴ به پایان‌نامهٔ شما نزدیک است.')}
      </Text>
    ),
  },
  {
    id: 'why',
    label: localize('Why Recommended', 'دلیل پیشنهاد'),
    content: (
      <Text size="lead">
        {localize(
          'The open question in these papers is the one your thesis answers for a single bridge.',
          'پرسش گشودهٔ این مقاله‌ها همان است که پایان‌نامهٔ شما برای یک پل پاسخ داده است.',
        )}
      </Text>
    ),
  },
  {
    id: 'contact',
    label: localize('Contact', 'تماس'),
    content: (
      <Text>
        <Ltr>ingrid.solheim@nordmark.example</Ltr>
      </Text>
    ),
  },
];

export const Default = meta.story(bilingual((localize) => <Tabs label={label(localize)} tabs={professor(localize)} />));

export const Playground = meta.story(
  playground(Tabs, {}, (localize) => ({
    label: label(localize),
    tabs: professor(localize),
  })),
);

export const AChosenTabFarAlong = meta.story({
  ...bilingual((localize) => <Tabs label={label(localize)} tabs={professor(localize)} defaultSelected="why" />),
  name: 'A chosen tab far along the line is brought into view',
});

export const Focus = meta.story({
  ...bilingual((localize) => <Tabs label={label(localize)} tabs={professor(localize)} />),
  ...focused(),
  tags: ['forced'],
});

export const FocusInThePanel = meta.story({
  ...bilingual((localize) => <Tabs label={label(localize)} tabs={professor(localize)} />),
  ...focused(2),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => <Tabs label={label(localize)} tabs={professor(localize)} />),
  ...hovered('tab', 1),
});

export const DisabledTab = meta.story({
  ...bilingual((localize) => (
    <Tabs
      label={localize('This professor', 'این استاد')}
      tabs={[
        {
          id: 'overview',
          label: localize('Overview', 'نگاه کلی'),
          content: <Text>{localize('Proposals are coming later.', 'پروپوزال‌ها بعداً می‌آید.')}</Text>,
        },
        { id: 'proposal', label: localize('Proposal', 'پروپوزال'), disabled: true, content: null },
        { id: 'email', label: localize('Email', 'ایمیل'), content: null },
      ]}
    />
  )),
  tags: ['forced'],
});

export const WithIconsAndCounts = meta.story(
  bilingual((localize) => (
    <Tabs
      label={localize('Your messages', 'پیام‌های شما')}
      defaultSelected="sent"
      tabs={[
        { id: 'drafts', icon: 'pencil', label: localize('Drafts', 'پیش‌نویس‌ها'), count: 6, content: null },
        {
          id: 'sent',
          icon: 'send',
          label: localize('Sent', 'ارسال‌شده'),
          count: 1096,
          content: <Text>{localize('The newest first.', 'تازه‌ترین‌ها اول.')}</Text>,
        },
        { id: 'replies', icon: 'reply', label: localize('Replies', 'پاسخ‌ها'), count: 0, content: null },
      ]}
    />
  )),
);

export const KeptPanels = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Tabs
        label={localize('Signature', 'امضا')}
        panels="kept"
        tabs={[
          {
            id: 'name',
            label: localize('Name', 'نام'),
            content: <TextField label={localize('Your name', 'نام شما')} />,
          },
          {
            id: 'place',
            label: localize('Place', 'جا'),
            content: <TextField label={localize('Your city', 'شهر شما')} />,
          },
        ]}
      />
    </Stack>
  )),
  name: 'Panels that are kept do not lose what was typed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '1405');
    const [first, second] = canvas.getAllByRole('tab');
    if (!first || !second) return;
    await userEvent.click(second);
    await userEvent.click(first);
  },
});

export const LongLabels = meta.story(
  bilingual((localize) => (
    <Tabs
      label={localize('Help', 'راهنما')}
      selected="b"
      onChange={nothing}
      tabs={[
        {
          id: 'a',
          label: localize('How the bot finds professors for you', 'بات چگونه برای شما استاد پیدا می‌کند'),
          content: null,
        },
        {
          id: 'b',
          label: localize('What is sent in your name and when', 'چه چیزی به نام شما و چه زمانی فرستاده می‌شود'),
          content: <Text>{localize('Only what you approved.', 'فقط آنچه شما تأیید کرده‌اید.')}</Text>,
        },
        {
          id: 'c',
          label: localize('Who can read your profile', 'چه کسی نمایهٔ شما را می‌خواند'),
          content: null,
        },
      ]}
    />
  )),
);
