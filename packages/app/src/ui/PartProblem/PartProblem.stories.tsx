import preview from '#.storybook/preview';
import { Card, Heading, Stack } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { useT } from '../../i18n/I18n';
import { PartProblem } from './PartProblem';

const meta = preview.meta({
  title: 'Interface/PartProblem',
  tags: ['phone'],
  component: PartProblem,
  args: { onRetry: fn() },
});

export const Alone = meta.story({
  args: { problem: { kind: 'network' } },
  render: function Alone(args) {
    const t = useT();
    return <PartProblem {...args} title={t('botDetail.queue.failed')} />;
  },
});

export const Several = meta.story({
  args: { problem: { kind: 'network' } },
  render: function Several(args) {
    const t = useT();
    return (
      <Stack gap={24}>
        <PartProblem {...args} look="card" title={t('botDetail.queue.failed')} />
        {(['botDetail.found', 'botDetail.mail'] as const).map((part) => (
          <Card key={part}>
            <Stack gap={16}>
              <Heading level={2}>{t(`${part}.title`)}</Heading>
              <PartProblem {...args} title={t(`${part}.failed`)} />
            </Stack>
          </Card>
        ))}
      </Stack>
    );
  },
});

export const SeveralInCards = meta.story({
  args: { problem: { kind: 'network' }, look: 'message' },
  render: Several.input.render,
});
