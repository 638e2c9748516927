import preview from '#.storybook/preview';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';
import { Stack } from '../../layout/Stack';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Skeleton' });

export const Shapes = meta.story(
  bilingual(() => (
    <Stack gap={16}>
      <Skeleton shape="title" width="60%" />
      <Skeleton shape="text" lines={3} />
      <Skeleton shape="circle" width="48px" />
      <Skeleton shape="block" />
    </Stack>
  )),
);

export const Rows = meta.story(
  bilingual((say) => <SkeletonRows rows={3} label={say('Loading bots', 'در حال بارگذاری بات‌ها')} />),
);
