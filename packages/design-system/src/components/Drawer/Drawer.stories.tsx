import preview from '#.storybook/preview';
import { Drawer } from './Drawer';
import { NavLink } from '../NavLink/NavLink';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Text } from '../../text/Text';

/* A drawer covers its page, so the page of documentation shows each in a frame of its own. */
const meta = preview.meta({
  title: 'Design system/Drawer',
  component: Drawer,
  tags: ['autodocs', 'phone'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const links = (say: Say) => (
  <nav aria-label={say('Main', 'اصلی')}>
    <Stack gap={4}>
      <NavLink look="list" icon="chart" href="/dashboard" current={false}>
        {say('Dashboard', 'پیشخوان')}
      </NavLink>
      <NavLink look="list" icon="bot" href="/bots" current>
        {say('My Bots', 'بات‌های من')}
      </NavLink>
      <NavLink look="list" icon="users" href="/professors" current={false}>
        {say('My Professors', 'استادان من')}
      </NavLink>
      <NavLink look="list" icon="trophy" href="/achievements" current={false}>
        {say('Achievements', 'دستاوردها')}
      </NavLink>
    </Stack>
  </nav>
);

export const Default = meta.story(
  bilingual((say) => (
    <Drawer open onClose={nothing} title={say('Menu', 'فهرست')}>
      {links(say)}
    </Drawer>
  )),
);

export const Playground = meta.story(
  playground(Drawer, { open: 'boolean', side: ['start', 'end'], title: 'text' }, (say) => ({
    open: true,
    onClose: nothing,
    title: say('Menu', 'فهرست'),
    children: links(say),
  })),
);

export const FromTheStart = meta.story(
  bilingual((say) => (
    <Drawer open side="start" onClose={nothing} title={say('Menu', 'فهرست')}>
      {links(say)}
    </Drawer>
  )),
);

export const FromTheEnd = meta.story(
  bilingual((say) => (
    <Drawer open side="end" onClose={nothing} title={say('Menu', 'فهرست')}>
      {links(say)}
    </Drawer>
  )),
);

export const LongContentScrolls = meta.story({
  ...bilingual((say) => (
    <Drawer open onClose={nothing} title={say('Sections of your profile', 'بخش‌های نمایهٔ شما')}>
      <nav aria-label={say('Sections', 'بخش‌ها')}>
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
              {say(en, fa)}
            </NavLink>
          ))}
        </Stack>
      </nav>
      <Text size="small" tone="muted">
        {say('Empty sections are left out of your letters.', 'بخش‌های خالی در نامه‌های شما نمی‌آیند.')}
      </Text>
    </Drawer>
  )),
  name: 'What is longer than the screen scrolls inside',
});
