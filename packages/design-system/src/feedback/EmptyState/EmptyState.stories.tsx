import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { EmptyState } from './EmptyState';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/EmptyState' });

export const WithAnAction = meta.story(
  bilingual((say) => (
    <EmptyState
      title={say('No professors found', 'استادی پیدا نشد')}
      action={<Button>{say('Clear filters', 'پاک کردن پالایه‌ها')}</Button>}
    >
      {say(
        'Lower the minimum match, or let a bot look further.',
        'حداقل امتیاز تطابق را پایین بیاورید یا دامنهٔ جست‌وجوی بات را بیشتر کنید.',
      )}
    </EmptyState>
  )),
);

export const Plain = meta.story(
  bilingual((say) => <EmptyState ornament={false} title={say('Nothing here yet', 'هنوز چیزی نیست')} />),
);
