import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { useToast } from './toast';
import type { ToastMessage } from './toast';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Dock } from '../../layout/Dock';
import { Inline } from '../../layout/Inline';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import { bilingual, nothing, playground } from '../../testing/words';

/** What a message may say, as the hook takes it, but that an action is its words alone. */
interface OfferProps extends Omit<ToastMessage, 'action'> {
  /** The label of the button that shows it: of these stories alone, an app calls `useToast().show(…)`. */
  label: string;
  /** The label of the action. */
  action?: string;
}

function Offer({ label, action, ...message }: OfferProps) {
  const toast = useToast();
  return (
    <Button
      onPress={() =>
        toast.show({ ...message, ...(action !== undefined && { action: { label: action, onPress: nothing } }) })
      }
    >
      {label}
    </Button>
  );
}

const meta = preview.meta({
  id: 'design-system-toast',
  title: 'Design system/Feedback/Toast',
  component: Offer,
  tags: ['autodocs', 'phone'],
  parameters: {
    docs: {
      description: {
        component:
          'Short news at the edge of the screen, from `useToast().show(…)`. It is read aloud once and takes no focus; F6 leads to it. News leaves after eight seconds, unless a person is on it; a failure or an offer stays until it is closed.',
      },
    },
  },
});

/** Presses every button of the story, then hovers over the toast, so that none times out before the picture. */
async function show({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const button of await within(canvasElement).findAllByRole('button')) await userEvent.click(button);
  const [newest] = await within(document.body).findAllByRole('alertdialog');
  if (newest) await userEvent.hover(newest);
}

export const Default = meta.story(
  bilingual((localize) => (
    <Offer label={localize('Save', 'ذخیره')} tone="success" text={localize('Degree saved', 'مدرک ذخیره شد')} />
  )),
);

export const Playground = meta.story(
  playground(Offer, { text: 'text', action: 'text' }, (localize) => ({
    label: localize('Show', 'نمایش'),
    tone: 'success' as const,
    text: localize('Degree saved', 'مدرک ذخیره شد'),
  })),
);

export const Success = meta.story({
  ...bilingual((localize) => (
    <Offer label={localize('Save', 'ذخیره')} tone="success" text={localize('Degree saved', 'مدرک ذخیره شد')} />
  )),
  play: show,
});

export const AboveADock = meta.story({
  ...bilingual((localize) => (
    <>
      <Heading level={1}>{localize('Create New Bot', 'ساخت بات جدید')}</Heading>
      <Text>{localize('Select a research interest.', 'یک علاقهٔ پژوهشی انتخاب کنید.')}</Text>
      <Offer label={localize('Save', 'ذخیره')} tone="success" text={localize('Degree saved', 'مدرک ذخیره شد')} />
      <Dock sticks>
        <LinkButton href="/bots">{localize('Back', 'بازگشت')}</LinkButton>
      </Dock>
    </>
  )),
  play: show,
});

export const Neutral = meta.story({
  ...bilingual((localize) => (
    <Offer
      label={localize('Look again', 'نگاه دوباره')}
      tone="info"
      text={localize('No new replies since this morning', 'از بامداد تاکنون پاسخ تازه‌ای نیامده است')}
    />
  )),
  play: show,
});

export const Failure = meta.story({
  ...bilingual((localize) => (
    <Offer
      label={localize('Save', 'ذخیره')}
      tone="danger"
      text={localize(
        'The degree was not saved. What you wrote is still here.',
        'مدرک ذخیره نشد. آنچه نوشته‌اید همین‌جاست.',
      )}
      action={localize('Retry', 'تلاش دوباره')}
    />
  )),
  play: show,
});

export const WithAction = meta.story({
  ...bilingual((localize) => (
    <Offer
      label={localize('Remove', 'برداشتن')}
      tone="success"
      text={localize('Degree removed', 'مدرک برداشته شد')}
      action={localize('Undo', 'بازگرداندن')}
    />
  )),
  play: show,
});

export const Stacked = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Offer label={localize('Save', 'ذخیره')} tone="success" text={localize('Degree saved', 'مدرک ذخیره شد')} />
      <Offer
        label={localize('Look again', 'نگاه دوباره')}
        tone="info"
        text={localize('No new replies', 'پاسخ تازه‌ای نیامده است')}
      />
      <Offer
        label={localize('Remove', 'برداشتن')}
        tone="success"
        text={localize('Paper removed', 'مقاله برداشته شد')}
        action={localize('Undo', 'بازگرداندن')}
      />
    </Inline>
  )),
  name: 'Three at once, the newest first',
  play: show,
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Offer
      label={localize('Send', 'ارسال')}
      tone="danger"
      text={localize(
        'Gmail did not take the letter to Professor Solheim, because today’s limit is reached. It is safe in your drafts and leaves tomorrow at 10:20.',
        'جیمیل نامهٔ شما را نپذیرفت، چون سقف امروز پر شده است. نامه در پیش‌نویس‌های شما محفوظ است و فردا ساعت ۱۰:۲۰ می‌رود.',
      )}
      action={localize('See the draft', 'دیدن پیش‌نویس')}
    />
  )),
  name: 'A long text wraps beside what may be done about it',
  play: show,
});

export const Focus = meta.story({
  ...bilingual((localize) => (
    <Offer
      label={localize('Remove', 'برداشتن')}
      tone="success"
      text={localize('Degree removed', 'مدرک برداشته شد')}
      action={localize('Undo', 'بازگرداندن')}
    />
  )),
  name: 'F6 and Tab lead to it',
  play: async (context) => {
    await show(context);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
  },
  tags: ['forced'],
});
