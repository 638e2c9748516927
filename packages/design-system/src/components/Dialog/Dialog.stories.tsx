import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';
import { TextField } from '../TextField/TextField';
import { bilingual, nothing } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Dialog' });

export const Open = meta.story(
  bilingual((say) => (
    <Dialog
      open
      onClose={nothing}
      title={say('Edit degree', 'ویرایش مدرک')}
      actions={
        <>
          <Button>{say('Cancel', 'انصراف')}</Button>
          <Button tone="primary">{say('Save', 'ذخیره')}</Button>
        </>
      }
    >
      <TextField label={say('Field of study', 'رشتهٔ تحصیلی')} />
    </Dialog>
  )),
);

export const WithoutActions = meta.story(
  bilingual((say) => (
    <Dialog open size="small" onClose={nothing} title={say('About the score', 'دربارهٔ امتیاز')}>
      <Text>
        {say('A score compares your profile with recent papers.', 'امتیاز، نمایهٔ شما را با مقاله‌های تازه می‌سنجد.')}
      </Text>
    </Dialog>
  )),
);
