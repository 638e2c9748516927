import preview from '#.storybook/preview';
import { Box } from '../layout/Box';
import { Inline } from '../layout/Inline';
import { bilingual, playground } from '../testing/words';
import { Text } from '../text/Text';
import { Logo } from './Logo';

const meta = preview.meta({
  id: 'design-system-logo',
  title: 'Design system/Foundations/Logo',
  component: Logo,
  tags: ['autodocs'],
});

export const Default = meta.story(bilingual((localize) => <Logo size={48} label={localize('Peyk', 'پیک')} />));

export const Playground = meta.story(
  playground(Logo, { size: 'number', label: 'text' }, (localize) => ({ size: 48, label: localize('Peyk', 'پیک') })),
);

export const Sizes = meta.story({
  ...bilingual((localize) => (
    <Inline gap={20} align="end">
      <Logo size={16} label={localize('Peyk, 16 pixels', 'پیک، ۱۶ پیکسل')} />
      <Logo size={20} label={localize('Peyk, 20 pixels', 'پیک، ۲۰ پیکسل')} />
      <Logo size={24} label={localize('Peyk, 24 pixels', 'پیک، ۲۴ پیکسل')} />
      <Logo size={32} label={localize('Peyk, 32 pixels', 'پیک، ۳۲ پیکسل')} />
      <Logo size={64} label={localize('Peyk, 64 pixels', 'پیک، ۶۴ پیکسل')} />
      <Logo size={96} label={localize('Peyk, 96 pixels', 'پیک، ۹۶ پیکسل')} />
    </Inline>
  )),
  name: 'The small drawing up to 20 pixels, a finer line from 96',
});

export const BesideItsName = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <Logo size={32} />
      <Text as="span" size="lead" weight="semibold" tone="strong">
        {localize('Peyk', 'پیک')}
      </Text>
    </Inline>
  )),
  name: 'Beside its written name it is decoration, and it does not mirror',
});

export const OnEachSurface = meta.story(
  bilingual(() => (
    <Inline gap={12}>
      <Box padding={24} surface="page" border radius="card">
        <Logo />
      </Box>
      <Box padding={24} surface="raised" border radius="card">
        <Logo />
      </Box>
      <Box padding={24} surface="sunken" radius="card">
        <Logo />
      </Box>
    </Inline>
  )),
);
