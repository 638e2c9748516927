import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { useToast } from './toast';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Toast' });

function Offer({ label, text, undo }: { label: string; text: string; undo: string }) {
  const toast = useToast();
  return (
    <Button onPress={() => toast.show({ tone: 'success', text, action: { label: undo, onPress: nothing } })}>
      {label}
    </Button>
  );
}

export const ShownOnPress = meta.story(
  bilingual((say) => (
    <Offer label={say('Save', 'ذخیره')} text={say('Degree saved', 'مدرک ذخیره شد')} undo={say('Undo', 'بازگرداندن')} />
  )),
);
