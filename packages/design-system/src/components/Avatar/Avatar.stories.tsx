import preview from '#.storybook/preview';
import { Avatar } from './Avatar';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-avatar',
  title: 'Design system/Data/Avatar',
  component: Avatar,
  tags: ['autodocs'],
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="lightsteelblue"/><circle cx="36" cy="28" r="13" fill="midnightblue"/><path d="M10 72a26 26 0 0 1 52 0z" fill="midnightblue"/></svg>`;
const photo = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
/** An invalid image, so that it fails without a request. */
const broken = 'data:image/png;base64,AAAA';

export const Default = meta.story(bilingual((localize) => <Avatar name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />));

export const Playground = meta.story(
  playground(Avatar, { name: 'text', src: 'text' }, (localize) => ({
    name: localize('Nasrin Ahmadi', 'نسرین احمدی'),
  })),
);

export const Sizes = meta.story(
  bilingual((localize) => (
    <Inline gap={12}>
      <Avatar size="large" name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar size="medium" name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar size="small" name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
    </Inline>
  )),
);

export const Photo = meta.story(
  bilingual((localize) => (
    <Inline gap={12}>
      <Avatar size="large" src={photo} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar src={photo} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar size="small" src={photo} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
    </Inline>
  )),
);

export const PhotoFails = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Avatar size="large" src={broken} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar src={broken} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
      <Avatar size="small" src={broken} name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />
    </Inline>
  )),
  name: 'A picture that does not come leaves the figure',
  play: async ({ canvasElement }) => {
    await new Promise<void>((resolve) => {
      const gone = () => canvasElement.querySelector('img') === null;
      if (gone()) return resolve();
      const watch = new MutationObserver(() => {
        if (!gone()) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(canvasElement, { childList: true, subtree: true });
    });
  },
});

export const Initials = meta.story({
  ...bilingual(() => (
    <Stack gap={12}>
      {['Prof. Ingrid Solheim', 'Søren Kjær Jensen', 'Plato', 'دکتر نسرین احمدی', 'محمدرضا شفیعی کدکنی', 'سعدی'].map(
        (name) => (
          <Inline key={name} gap={12}>
            <Avatar name={name} />
            <Text as="span">
              <Auto>{name}</Auto>
            </Text>
          </Inline>
        ),
      )}
    </Stack>
  )),
  name: 'Initials of Latin and Persian names, without titles',
});

export const NoName = meta.story({
  ...bilingual(() => (
    <Inline gap={12}>
      <Avatar size="large" name="" />
      <Avatar name="" />
      <Avatar size="small" name="" />
    </Inline>
  )),
  name: 'Without a name it is a figure',
});
