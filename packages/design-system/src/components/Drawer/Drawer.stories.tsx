import preview from '#.storybook/preview';
import { Drawer } from './Drawer';
import { NavLink } from '../NavLink/NavLink';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';

/* A drawer covers its page, so the documentation shows each story in an iframe. */
const meta = preview.meta({
  id: 'design-system-drawer',
  title: 'Design system/Layout/Drawer',
  component: Drawer,
  tags: ['autodocs', 'phone'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const links = (localize: Localize) => (
  <nav aria-label={localize('Main', 'اصلی')}>
    <Stack gap={4}>
      <NavLink look="list" icon="chart" href="/dashboard" current={false}>
        {localize('Dashboard', 'پیشخوان')}
      </NavLink>
      <NavLink look="list" icon="bot" href="/bots" current>
        {localize('My Bots', 'بات‌های من')}
      </NavLink>
      <NavLink look="list" icon="users" href="/professors" current={false}>
        {localize('My Professors', 'استادان من')}
      </NavLink>
      <NavLink look="list" icon="trophy" href="/achievements" current={false}>
        {localize('Achievements', 'دستاوردها')}
      </NavLink>
    </Stack>
  </nav>
);

export const Default = meta.story(
  bilingual((localize) => (
    <Drawer open onClose={nothing} title={localize('Menu', 'فهرست')}>
      {links(localize)}
    </Drawer>
  )),
);

export const Playground = meta.story(
  playground(Drawer, { open: 'boolean', title: 'text' }, (localize) => ({
    open: true,
    onClose: nothing,
    title: localize('Menu', 'فهرست'),
    children: links(localize),
  })),
);

export const FromTheStart = meta.story(
  bilingual((localize) => (
    <Drawer open side="start" onClose={nothing} title={localize('Menu', 'فهرست')}>
      {links(localize)}
    </Drawer>
  )),
);

export const FromTheEnd = meta.story(
  bilingual((localize) => (
    <Drawer open side="end" onClose={nothing} title={localize('Menu', 'فهرست')}>
      {links(localize)}
    </Drawer>
  )),
);

export const LongContentScrolls = meta.story({
  ...bilingual((localize) => (
    <Drawer open onClose={nothing} title={localize('Sections of your profile', 'بخش‌های نمایهٔ شما')}>
      <nav aria-label={localize('Sections', 'بخش‌ها')}>
        <Stack gap={4}>
          {(
            [
              ['degrees', 'Degrees', 'مدارک تحصیلی'],
              ['papers', 'Papers', 'مقاله‌ها'],
              ['research', 'Research Experiences', 'سوابق پژوهشی'],
              ['jobs', 'Job Experiences', 'سوابق شغلی'],
              ['teaching', 'Teaching Experiences', 'سوابق تدریس'],
              ['skills', 'Skills', 'مهارت‌ها'],
              ['projects', 'Projects', 'پروژه‌ها'],
              ['awards', 'Awards', 'جوایز و افتخارات'],
              ['courses', 'Courses', 'دوره‌ها'],
              ['volunteer', 'Volunteer Work', 'فعالیت‌های داوطلبانه'],
              ['interests', 'Research Interests', 'علایق پژوهشی'],
              ['links', 'Links', 'پیوندها'],
              ['languages', 'Languages', 'زبان‌ها'],
              ['certifications', 'Certifications', 'گواهینامه‌ها'],
              ['references', 'References', 'معرف‌ها'],
            ] as const
          ).map(([id, en, fa]) => (
            <NavLink key={id} look="list" href={`/profile/${id}`} current={id === 'degrees'}>
              {localize(en, fa)}
            </NavLink>
          ))}
        </Stack>
      </nav>
      <Text size="small" tone="muted">
        {localize('Empty sections are left out of your letters.', 'بخش‌های خالی در ایمیل‌های شما نمی‌آید.')}
      </Text>
    </Drawer>
  )),
  name: 'What is longer than the screen scrolls inside',
});
