import preview from '#.storybook/preview';
import { StageProgress } from './StageProgress';
import type { Stage } from './StageProgress';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-stageprogress',
  title: 'Design system/Progress/StageProgress',
  component: StageProgress,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('Progress of the bot', 'پیشرفت بات');

/** The five stages of a run, up to the current one. */
function stages(localize: Localize, values: readonly [string, string][], at: number, fraction?: number): Stage[] {
  const names = [
    localize('universities read', 'دانشگاه بررسی شد'),
    localize('professors found', 'استاد پیدا شد'),
    localize('scored', 'امتیاز داده شد'),
    localize('drafts written', 'پیش‌نویس نوشته شد'),
    localize('to review', 'در انتظار بازبینی'),
  ];
  return names.map((name, index) => {
    const [en, fa] = values[index] ?? ['0', '۰'];
    const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
    return {
      id: String(index),
      label: name,
      value: localize(en, fa),
      state,
      fraction: index === at ? fraction : undefined,
    };
  });
}

const running: [string, string][] = [
  ['14', '۱۴'],
  ['22', '۲۲'],
  ['22', '۲۲'],
  ['9', '۹'],
  ['6', '۶'],
];

export const Default = meta.story({
  ...bilingual((localize) => <StageProgress label={label(localize)} stages={stages(localize, running, 3, 0.41)} />),
  tags: ['forced'],
});

export const Playground = meta.story(
  playground(StageProgress, { label: 'text' }, (localize) => ({
    label: label(localize),
    stages: stages(localize, running, 3, 0.41),
  })),
);

export const NotStarted = meta.story(
  bilingual((localize) => <StageProgress label={label(localize)} stages={stages(localize, [], -1)} />),
);

export const FirstStage = meta.story({
  ...bilingual((localize) => (
    <StageProgress label={label(localize)} stages={stages(localize, [['2', '۲']], 0, 0.14)} />
  )),
  name: 'The first stage fills from the start of the line',
});

export const UnknownShare = meta.story({
  ...bilingual((localize) => <StageProgress label={label(localize)} stages={stages(localize, running, 1)} />),
  name: 'A stage whose share is not known stands at half',
});

export const SeveralBegun = meta.story({
  ...bilingual((localize) => (
    <StageProgress
      label={label(localize)}
      stages={stages(localize, running, 3, 0.41).map((stage) =>
        stage.state === 'done' ? { ...stage, state: 'begun', fraction: 0.6 } : stage,
      )}
    />
  )),
  name: 'Of several that have begun only one is at work',
  tags: ['forced'],
});

export const AllDone = meta.story(
  bilingual((localize) => <StageProgress label={label(localize)} stages={stages(localize, running, 5)} />),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <StageProgress
      label={label(localize)}
      stages={[
        {
          id: '1',
          value: localize('2,071', '۲٬۰۷۱'),
          label: localize('publications of the last five years read', 'مقالهٔ پنج سال گذشته خوانده شد'),
          state: 'done',
        },
        {
          id: '2',
          value: localize('1,284', '۱٬۲۸۴'),
          label: localize('professors compared with your interests', 'استاد با علایق پژوهشی شما سنجیده شد'),
          state: 'current',
          fraction: 0.7,
        },
        { id: '3', value: localize('0', '۰'), label: localize('drafts', 'پیش‌نویس'), state: 'waiting' },
      ]}
    />
  )),
  name: 'Long words break below their own segment',
});
