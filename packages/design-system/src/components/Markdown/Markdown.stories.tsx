import preview from '#.storybook/preview';
import { Markdown } from './Markdown';
import { Page } from '../../layout/Page';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-markdown',
  title: 'Design system/Text/Markdown',
  component: Markdown,
  tags: ['autodocs', 'phone'],
});

const policy = {
  en: `# What we keep

Peyk keeps **what you write** in your profile and the emails you approve. Nothing leaves before you *approve* it.

## Your rights

1. You may [read everything](/profile) we keep.
2. You may take it with you.
3. You may delete it, and it is gone after thirty days.

## Where it is kept

- In a country with a law for data
  - encrypted
  - in two places
- Never at an advertiser

> We never sell what you trust us with.

Questions go to [the people of Peyk](mailto:privacy@peyk.example).`,
  fa: `# چه چیزی را نگه می‌داریم

پیک **آنچه در نمایه می‌نویسید** و ایمیل‌هایی را که تأیید می‌کنید نگه می‌دارد. پیش از *تأیید* شما چیزی فرستاده نمی‌شود.

## حق‌های شما

1. می‌توانید [همهٔ داده‌ها](/profile) را بخوانید.
2. می‌توانید آن‌ها را با خود ببرید.
3. می‌توانید آن‌ها را پاک کنید؛ پس از سی روز چیزی نمی‌ماند.

## کجا نگه داشته می‌شود

- در کشوری که قانون داده دارد
  - رمزشده
  - در دو جا
- هرگز نزد تبلیغ‌کنندگان

> آنچه را به ما می‌سپارید نمی‌فروشیم.

پرسش‌های خود را به [همکاران پیک](mailto:privacy@peyk.example) بفرستید.`,
};

const otherThan = (language: string) => (language === 'fa' ? 'en' : 'fa');

export const Default = meta.story(bilingual((localize) => <Markdown source={localize(policy.en, policy.fa)} />));

export const Playground = meta.story(
  playground(Markdown, { source: 'text' }, (localize) => ({ source: localize(policy.en, policy.fa) })),
);

export const APageOfLaw = meta.story({
  ...bilingual(
    (localize) => (
      <Page width="narrow">
        <Markdown startLevel={1} source={localize(policy.en, policy.fa)} />
      </Page>
    ),
    { bare: true },
  ),
  name: 'A page of law under its own title',
});

export const Table = meta.story(
  bilingual((localize) => (
    <Markdown
      source={localize(
        `| What | Why | Days |
|---|---|---:|
| Your profile | To write about you | 30 |
| Emails you sent | To find the replies | 365 |
| Logs of the server | To find faults | 14 |`,
        `| داده | دلیل | روز |
|---|---|---:|
| نمایهٔ شما | برای نوشتن دربارهٔ شما | ۳۰ |
| ایمیل‌های ارسالی | برای یافتن پاسخ‌ها | ۳۶۵ |
| گزارش‌های سرور | برای یافتن خطاها | ۱۴ |`,
      )}
    />
  )),
);

export const TasksAndNotes = meta.story(
  bilingual((localize) => (
    <Markdown
      source={localize(
        `Before you apply:

- [x] Read two papers[^1]
- [x] Choose a question
- [ ] Ask a referee

[^1]: Those that the bot found are in your list.`,
        `پیش از درخواست:

- [x] خواندن دو مقاله[^1]
- [x] انتخاب یک پرسش
- [ ] درخواست از معرف

[^1]: آن‌هایی که بات یافته در فهرست شماست.`,
      )}
    />
  )),
);

export const Code = meta.story({
  ...bilingual((localize) => (
    <Markdown
      source={localize(
        'Cite it as `doi:10.1000/182`, or in full:\n\n```\n@article{solheim2025,\n  title = {Few sensors, one bridge},\n  doi = {10.1000/182}\n}\n```',
        'به آن با `doi:10.1000/182` ارجاع دهید، یا کامل:\n\n```\n@article{solheim2025,\n  title = {Few sensors, one bridge},\n  doi = {10.1000/182}\n}\n```',
      )}
    />
  )),
  name: 'Code reads from left to right in both languages',
});

export const MixedLanguages = meta.story({
  ...bilingual((localize) => (
    <Markdown
      source={`${localize('The email, and its gloss:', 'ایمیل و ترجمهٔ آن:')}

Dear Professor Solheim, your paper of 2025 ends with a question.

استاد گرامی، مقالهٔ ۲۰۲۵ شما با یک پرسش پایان می‌یابد.

- Few sensors
- حسگرهای اندک`}
    />
  )),
  name: 'Each block keeps the direction of its own language',
});

export const ForeignLanguage = meta.story({
  ...bilingual((localize) => (
    <Markdown lang={otherThan(localize('en', 'fa'))} source={localize(policy.fa, policy.en)} />
  )),
  name: 'A text of the other language keeps its own lines, numbers and direction',
});

export const HostileText = meta.story({
  ...bilingual((localize) => (
    <Markdown
      source={`${localize('What a stranger wrote', 'نوشتهٔ یک ناشناس')}:

<script>alert(1)</script>

[${localize('a link that runs', 'پیوندی که اجرا می‌شود')}](javascript:alert(1))

![${localize('a bridge in fog', 'پلی در مه')}](https://nordmark.example/bridge.png)

[${localize('the page of the group', 'صفحهٔ گروه')}](https://nordmark.example)`}
    />
  )),
  name: 'Tags are shown as letters, pictures as links, scripts not at all',
});

export const LongText = meta.story(
  bilingual((localize) => (
    <Markdown
      source={localize(
        '# A very long heading that says in one breath what the person who reads may expect of the paragraphs below\n\nhttps://nordmark.example/a/very/long/address/that/has/no/space/in/it/and/must/break/somewhere/on/a/phone',
        '# عنوانی بسیار بلند که در یک نفس می‌گوید خواننده از بندهای زیر چه چیزهایی را می‌تواند انتظار داشته باشد\n\nhttps://nordmark.example/a/very/long/address/that/has/no/space/in/it/and/must/break/somewhere/on/a/phone',
      )}
    />
  )),
);

export const Empty = meta.story({
  ...bilingual(() => <Markdown source="" />),
  // It renders nothing, as intended, so there is nothing to take a picture of.
  tags: ['unpictured'],
});
