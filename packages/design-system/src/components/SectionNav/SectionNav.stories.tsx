import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import preview from '#.storybook/preview';
import { Grid } from '../../layout/Grid';
import { useIsWide } from '../../layout/useIsWide';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';
import { SectionNav } from './SectionNav';
import type { Section } from './SectionNav';

const meta = preview.meta({
  id: 'design-system-sectionnav',
  title: 'Design system/Navigation/SectionNav',
  component: SectionNav,
  tags: ['autodocs', 'phone'],
});

const sections = (localize: Localize): Section[] => [
  { id: 'profile', href: '/profile', label: localize('Profile', 'نمایه'), done: true },
  { id: 'degrees', href: '/degrees', label: localize('Degrees', 'مدارک تحصیلی'), done: true, count: 2 },
  { id: 'papers', href: '/papers', label: localize('Papers', 'مقاله‌ها'), done: true, count: 1234 },
  { id: 'awards', href: '/awards', label: localize('Awards', 'جوایز و افتخارات'), done: false, count: 0 },
  { id: 'cv', href: '/cv', label: localize('CV', 'رزومه'), done: false },
];

const beside = (localize: Localize, current: string | null, own = sections(localize)) => (
  <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32}>
    <SectionNav
      label={localize('Sections of your profile', 'بخش‌های نمایهٔ شما')}
      allLabel={localize('All sections', 'همهٔ بخش‌ها')}
      current={current}
      position={current === null ? null : own.findIndex(({ id }) => id === current) + 1}
      sections={own}
    />
    <Text tone="muted">{localize('The section stands here.', 'بخش اینجا می‌آید.')}</Text>
  </Grid>
);

/** Moves focus again when the width changes: on a phone other controls stand here. With `opens` into the opened list. */
function RefocusedWhenNarrow({ opens = false, children }: { opens?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  useEffect(() => {
    if (isWide) return;
    const toggle = place.current?.querySelector('button');
    toggle?.focus();
    if (!opens) return;
    toggle?.click();
    const frame = requestAnimationFrame(() => place.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isWide, opens]);
  return <div ref={place}>{children}</div>;
}

export const Default = meta.story(bilingual((localize) => beside(localize, 'degrees')));
export const Playground = meta.story(
  playground(SectionNav, { current: ['profile', 'degrees', 'awards'] }, (localize) => ({
    label: localize('Sections of your profile', 'بخش‌های نمایهٔ شما'),
    allLabel: localize('All sections', 'همهٔ بخش‌ها'),
    current: 'degrees',
    position: 2,
    sections: sections(localize),
  })),
);
export const AtAnEmptySection = meta.story(bilingual((localize) => beside(localize, 'awards')));
export const AtNoneOfThem = meta.story(bilingual((localize) => beside(localize, null)));
export const LongNames = meta.story(
  bilingual((localize) =>
    beside(localize, 'degrees', [
      ...sections(localize),
      {
        id: 'long',
        href: '/long',
        label: localize(
          'Teaching, supervision and everything else that was done for students',
          'تدریس، راهنمایی و هر کار دیگری که برای دانشجویان انجام شده است',
        ),
        done: true,
        count: 12,
      },
    ]),
  ),
);
export const Focus = meta.story({
  ...bilingual((localize) => beside(localize, 'degrees')),
  ...focused(),
  tags: ['forced'],
});
export const FocusOnAPhone = meta.story({
  ...bilingual((localize) => <RefocusedWhenNarrow>{beside(localize, 'degrees')}</RefocusedWhenNarrow>),
  ...focused(),
  tags: ['forced'],
});
export const OpenOnAPhone = meta.story({
  ...bilingual((localize) => <RefocusedWhenNarrow opens>{beside(localize, 'degrees')}</RefocusedWhenNarrow>),
  ...focused(),
  tags: ['forced'],
});
export const Hovered = meta.story({
  ...bilingual((localize) => beside(localize, 'degrees')),
  ...hovered('link', 2),
  tags: ['!phone'],
});
