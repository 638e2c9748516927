import preview from '#.storybook/preview';
import { Avatar } from './Avatar';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Avatar' });

export const InitialsAndFallback = meta.story(
  bilingual(() => (
    <Inline gap={12}>
      <Avatar size="large" name="Prof. Ingrid Solheim" />
      <Avatar name="Nasrin Ahmadi" />
      <Avatar name="دکتر نسرین احمدی" />
      <Avatar size="small" name="" />
    </Inline>
  )),
);
