import '../../app/src/i18n/all';
import type { Degree, ResearchInterest, StudentProfile } from '@peyk/api-types';
import { expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { choose } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

const words = {
  en: {
    question: 'How can damage be told from temperature when a bridge has few sensors?',
    result: 'A kernel on deck temperature cut false alarms from 18 % to 4 % with eight sensors.',
  },
  fa: {
    question: 'وقتی یک پل تنها چند حسگر دارد، چگونه می‌توان آسیب را از اثر دما بازشناخت؟',
    result: 'با هسته‌ای روی دمای عرشه، هشدارهای نادرست با هشت حسگر از ۱۸ به ۴ درصد رسید.',
  },
} as const;

it.each(['en', 'fa'] as const)(
  'LTR-01 LTR-05 from sign-up over the card to the three sentences, which are saved, and the card is gone (%s)',
  async (locale) => {
    const t = createTranslator(locale);
    const person = await newAccount(stage.product, `sentences-${locale}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'Bridges' });
    await person.call('POST', '/api/student/degrees/add/', {
      degree_type: 'Master',
      field_of_study: 'Structural Engineering',
      university_name: 'Damavand University of Technology',
      year_start: 2022,
    });
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/dashboard`);
    const card = page.getByRole('region', { name: t('threeSentences.title') });
    await card.getByRole('link', { name: t('threeSentences.card.open') }).click();
    await page.getByRole('heading', { level: 1, name: t('threeSentences.title') }).waitFor();

    const part = (sentence: 'question' | 'result' | 'plan') => {
      const name = t(`threeSentences.names.${sentence}`);
      const region = page.getByRole('region', { name });
      return {
        region,
        field: page.getByRole('textbox', { name, exact: true }),
        save: () => page.getByRole('button', { name: t('threeSentences.saveName', { name }), exact: true }).click(),
        isDone: () => region.getByText(t('threeSentences.standing.there'), { exact: true }).waitFor(),
      };
    };
    for (const sentence of ['question', 'result'] as const) {
      const { field, save, isDone } = part(sentence);
      await field.fill(words[locale][sentence]);
      if (locale === 'fa')
        await page
          .getByRole('textbox', { name: t(`threeSentences.${sentence}.english`), exact: true })
          .fill(words.en[sentence]);
      await save();
      await isDone();
    }
    await choose(page, page.getByRole('combobox', { name: t('plan.season'), exact: true }), t('plan.seasons.autumn'));
    await page.getByRole('textbox', { name: t('plan.year') }).fill('2027');
    await part('plan').save();
    await part('plan').isDone();
    await page.getByText(t('threeSentences.end.whole')).waitFor();

    const english = locale === 'fa' ? words.en : { question: null, result: null };
    expect(await person.call<ResearchInterest[]>('GET', '/api/student/research-interests/')).toMatchObject([
      { question: words[locale].question, question_en: english.question },
    ]);
    expect(await person.call<Degree[]>('GET', '/api/student/degrees/')).toMatchObject([
      { result: words[locale].result, result_en: english.result },
    ]);
    expect(await person.call<StudentProfile>('GET', '/api/student/profile/edit/')).toMatchObject({
      plan_season: 'autumn',
      plan_year: 2027,
    });

    await page.getByRole('link', { name: t('threeSentences.end.dashboard'), exact: true }).click();
    await page.getByRole('heading', { name: t('dashboard.bots.title') }).waitFor();
    await page.getByRole('heading', { name: t('dashboard.bots.empty') }).waitFor();
    expect(await card.count()).toBe(0);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  },
);
