import { describe, expect, it } from 'vitest';
import { writerOf } from '../../drafts/report/letters.ts';
import { noEntries } from '../fixtures.ts';
import { asCandidate, judgedProfessor, judgedStudent } from '../judged/index.ts';
import { judgedPairs } from '../judged/pairs.ts';
import { asWriter } from '../judged/writer.ts';
import type { Writer } from '../sentences/factsOf.ts';
import { splitSentences } from '../sentences/split.ts';
import type { StudentPlan, StudentProfile } from '../student.ts';
import { choices } from './choose.ts';
import { inPersian } from './persian.ts';
import { persianSources } from './persianSources.ts';
import { asks, whoWrites } from './who.ts';
import { writeChoice } from './write.ts';

const nobody: Writer = { ...noEntries, names: ['Sara Karimi', 'سارا کریمی'], plan: null };
const mina = judgedStudent('mina-rostami');
const ofMina = persianSources(writerOf(mina));
const ofNobody = persianSources(nobody);
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What is left of a Persian sentence without the English that is set apart in it. */
const around = (persian: string): string => persian.replaceAll(/\u2068[^\u2069]*\u2069/gu, '');

describe('LTR-15 the Persian of a letter', () => {
  it('is there for every sentence that the composer writes, with no English outside of what is set apart', () => {
    const unread: string[] = [];
    const mixed: string[] = [];
    const pairs = judgedPairs.filter(({ judged }) => judged !== 'no');
    for (const [index, { student, professor }] of pairs.entries()) {
      const writer = asWriter(judgedStudent(student));
      const candidate = asCandidate(judgedProfessor(professor));
      const sources = persianSources(writerOf(judgedStudent(student)));
      const [best = null, ...others] = choices(writer, candidate, '2026-11-25').slice(0, 3);
      const ways = [{ shorter: true }, { plainer: true }].map((way) => [best, way] as const);
      const written = [[best, {}] as const, ...others.map((choice) => [choice, {}] as const), ...ways];
      // One way of each pair, and all ways over the pairs.
      for (const [choice, way] of [written[0], written[1 + (index % (written.length - 1))]].filter((one) => !!one)) {
        const { body } = writeChoice(writer, candidate, choice, { needResearchProposal: true, ...way });
        for (const { text } of splitSentences(body)) {
          const persian = inPersian(text, sources);
          if (persian === null) unread.push(`${student}/${professor}: ${text}`);
          else if (/[A-Za-z\d]/u.test(around(persian))) mixed.push(persian);
        }
      }
    }
    expect(unread).toEqual([]);
    expect(mixed).toEqual([]);
  });

  it('is there for every plan', () => {
    const student = asWriter(mina);
    const others: Partial<StudentProfile>[] = [{}, { degrees: [] }, { jobs: [] }, { degrees: [], jobs: [] }];
    const unread: string[] = [];
    for (const degree of ['PhD', 'Master', 'Postdoc', null])
      for (const funding of ['position', 'scholarship', 'own', null])
        for (const [season, year] of [['autumn', 2027] as const, [null, 2028] as const, [null, null] as const])
          for (const tight of [false, true])
            for (const other of others) {
              const plan: StudentPlan = { degree, funding, season, year };
              const said = asks({ ...student, ...other, plan }, { needResearchProposal: tight, tight });
              const sentences = [whoWrites({ ...student, ...other, plan }, !tight), said.ask, said.offer];
              unread.push(...sentences.filter((sentence) => inPersian(sentence, ofMina) === null));
            }
    expect(unread).toEqual([]);
  });

  it.each([
    [
      'I hold a master’s degree in structural engineering (Isfahan University of Technology, 2024), work as a bridge inspector at Zayandehrud Consulting Engineers and am looking for a funded PhD position from autumn 2027.',
      'مدرک کارشناسی ارشد در رشتهٔ مهندسی سازه دارم (دانشگاه صنعتی اصفهان، ۲۰۲۴)، در مهندسان مشاور زاینده‌رود به‌عنوان بازرس پل کار می‌کنم و برای پاییز ۲۰۲۷ به دنبال موقعیت دکتری دارای تأمین مالی هستم.',
    ],
    [
      'My own result comes from my master’s thesis, “Finding locked bearings of girder bridges with tiltmeters” (2024).',
      'نتیجهٔ خودم از پایان‌نامهٔ کارشناسی ارشدم، «شناسایی تکیه‌گاه‌های قفل‌شدهٔ پل‌های شاه‌تیری با شیب‌سنجی» (۲۰۲۴)، به دست آمده است.',
    ],
    ['Mina Rostami', 'مینا رستمی'],
    ['I have no result of my own yet.', 'هنوز نتیجه‌ای از خودم ندارم.'],
  ])('names what is the person’s own as they wrote it: %s', (sentence, persian) => {
    expect(inPersian(sentence, ofMina)).toBe(persian);
  });

  it('keeps the own result and question word for word, with the Persian that they were written from', () => {
    const result =
      'In twelve load tests, two tiltmeters per span found the locked bearing eleven times, and modal frequencies found it five times.';
    expect(inPersian(result, ofMina)).toBe(
      `از نمایهٔ شما: ${isolated(result)} (در دوازده آزمایش بارگذاری، دو شیب‌سنج در هر دهانه تکیه‌گاه قفل‌شده را یازده بار پیدا کردند و فرکانس‌های مودی پنج بار.)`,
    );
    const question =
      'how can a locked bearing be told from ordinary thermal movement when a bridge carries only a few tiltmeters?';
    expect(inPersian(`My question is this: ${question}`, ofMina)).toMatch(
      new RegExp(`^پرسش من این است: ${isolated(question).replaceAll('?', String.raw`\?`)} \\(وقتی پلی فقط`, 'u'),
    );
  });

  it('keeps a finding of the professor’s word for word, and says whose it is', () => {
    const clause = 'clamping reduced the daily range of rotation by 64% and was seen within 31 hours.';
    const title = 'What the rotation of a girder end says about its bearing';
    expect(inPersian(`You report in “${title}” (2025) that ${clause}`, ofMina)).toBe(
      `در مقالهٔ خود، «${isolated(title)}» (۲۰۲۵)، گزارش کرده‌اید: ${isolated(clause)}`,
    );
  });

  describe('of a text in two sentences', () => {
    const project = (result: string, english: string) =>
      persianSources({ ...nobody, projects: [{ project_title: 'Bearings', result, result_en: english }] });

    it('stands with each where their numbers are the same', () => {
      const sources = project(
        '۱۰ پل را سنجیدیم. ۲ تکیه‌گاه قفل بود.',
        'We measured 10 bridges. Of these, 2 were locked.',
      );
      expect(inPersian('Of these, 2 were locked.', sources)).toBe(
        `از نمایهٔ شما: ${isolated('Of these, 2 were locked.')} (۲ تکیه‌گاه قفل بود.)`,
      );
    });

    it('is left out where one language may say in the first what the other says in the second', () => {
      const sources = project(
        'ده پل را سنجیدیم و دو تا قفل بود. یکی شکسته بود.',
        'We measured ten bridges. Two were locked.',
      );
      expect(inPersian('We measured ten bridges.', sources)).toBe(
        `از نمایهٔ شما: ${isolated('We measured ten bridges.')}`,
      );
    });

    it('is said of both sentences of a question', () => {
      const interests = [{ interest_name: 'Bearings', question: 'What moves first? And why do the others wait?' }];
      const sources = persianSources({ ...nobody, interests });
      expect(inPersian('My question is this: what moves first?', sources)).toBe(
        `پرسش من این است: ${isolated('what moves first?')}`,
      );
      expect(inPersian('And why do the others wait?', sources)).toBe(
        `از نمایهٔ شما: ${isolated('And why do the others wait?')}`,
      );
    });
  });

  it('of a question is found where the letter only adds its question mark', () => {
    const interests = [{ question: 'نقش یخ‌زدگی در پل', question_en: 'The role of frost in bridges' }];
    expect(
      inPersian('My question is this: the role of frost in bridges?', persianSources({ ...nobody, interests })),
    ).toBe(`پرسش من این است: ${isolated('the role of frost in bridges?')} (نقش یخ‌زدگی در پل)`);
  });

  it('names a field in English where the profile calls it by two Persian names', () => {
    const sources = persianSources({
      ...nobody,
      degrees: [{ field_of_study: 'پرستاری', field_of_study_en: 'Nursing' }],
      jobs: [{ job_title: 'کارورز پرستاری', job_title_en: 'Nursing' }],
    });
    expect(inPersian('My own result comes from my degree in nursing.', sources)).toContain(isolated('nursing'));
  });

  it('is in the name that is in Persian letters, not in those of another script', () => {
    const sources = persianSources({ ...nobody, names: ['Азиза Каримова', 'Aziza Karimova', 'عزیزه کریمووا'] });
    expect(inPersian('Aziza Karimova', sources)).toBe('عزیزه کریمووا');
  });

  it('names the area that is looked for where it is an interest, and only there', () => {
    const sources = persianSources({
      ...nobody,
      interests: [{ interest_name: 'پرستاری', interest_name_en: 'Nursing' }],
    });
    expect(inPersian('I am looking for a PhD position in nursing from autumn 2027.', sources)).toBe(
      'برای پاییز ۲۰۲۷ به دنبال موقعیت دکتری در زمینهٔ پرستاری هستم.',
    );
    expect(inPersian('I am looking for a PhD position in Norway from autumn 2027.', sources)).toBeNull();
  });

  it.each([
    [
      'research on “Frost” (Sharif Lab, 2023)',
      `پژوهشم دربارهٔ «${isolated('Frost')}» (${isolated('Sharif Lab')}، ۲۰۲۳)`,
    ],
    ['research on “Frost” (2023)', `پژوهشم دربارهٔ «${isolated('Frost')}» (۲۰۲۳)`],
    ['project “Frost” (2023)', `پروژه‌ام، «${isolated('Frost')}» (۲۰۲۳)،`],
    ['2023 paper, “Frost”', `مقاله‌ام، «${isolated('Frost')}» (۲۰۲۳)،`],
    ['doctoral thesis, “Frost”', `رسالهٔ دکتری‌ام، «${isolated('Frost')}»،`],
    [
      'work as bridge inspector (Tehran (North))',
      `کارم به‌عنوان ${isolated('bridge inspector')} (${isolated('Tehran (North)')})`,
    ],
    ['degree in physics', `دورهٔ تحصیلم در رشتهٔ ${isolated('physics')}`],
  ])('names an own entry: %s', (entry, persian) => {
    expect(inPersian(`My own result comes from my ${entry}.`, ofNobody)).toBe(
      `نتیجهٔ خودم از ${persian} به دست آمده است.`,
    );
  });

  it.each([
    [
      'I am studying for a certificate in nursing (Shiraz) and am planning postdoctoral work on a scholarship from 2028.',
      `در حال گذراندن دورهٔ گواهینامهٔ ${isolated('nursing')} هستم (${isolated('Shiraz')}) و قصد دارم از سال ۲۰۲۸ با بورسیه پژوهش پسادکتری انجام دهم.`,
    ],
    ['I am looking for a place on a master’s programme.', 'به دنبال پذیرش در دورهٔ کارشناسی ارشد هستم.'],
    [
      'I am planning a PhD on a scholarship from autumn 2027.',
      'قصد دارم از پاییز ۲۰۲۷ با بورسیه در مقطع دکتری تحصیل کنم.',
    ],
    [
      'Do you expect to have a funded PhD place from autumn 2027, or is there a colleague I should ask?',
      'آیا پیش‌بینی می‌کنید برای پاییز ۲۰۲۷ ظرفیت پذیرش دانشجوی دکتری با تأمین مالی داشته باشید، یا همکاری هست که بهتر باشد از ایشان بپرسم؟',
    ],
    [
      'Would you be willing to supervise this from 2028 if I bring my own funding?',
      'اگر هزینهٔ تحصیل را خودم تأمین کنم، آیا می‌پذیرید که از سال ۲۰۲۸ راهنمایی این پژوهش را بر عهده بگیرید؟',
    ],
    // As emails written before say it.
    [
      'Would you be willing to supervise this from 2028, with funding of my own?',
      'اگر هزینهٔ تحصیل را خودم تأمین کنم، آیا می‌پذیرید که از سال ۲۰۲۸ راهنمایی این پژوهش را بر عهده بگیرید؟',
    ],
    [
      'I can send my CV, a paper and a short research proposal.',
      'می‌توانم رزومه‌ام را همراه با یک مقاله و یک پروپوزال کوتاه بفرستم.',
    ],
    ['I can send my CV.', 'می‌توانم رزومه‌ام را بفرستم.'],
  ])('says what is looked for, asked and offered: %s', (sentence, persian) => {
    expect(inPersian(sentence, ofNobody)).toBe(persian);
  });

  it.each([
    'Both of us watch bearings that nobody inspects.',
    'I hold a grudge in structural engineering (Isfahan, 2024) and am looking for a PhD position.',
    'I hold a PhD in physics and am looking for a bride.',
    'I am planning a PhD from autumn 2027.',
    'I am looking for a PhD position that nobody else wants from autumn 2027.',
    'I am looking for a PhD position from before 2027.',
    'Would you be willing to supervise this from before 2027 if I bring a scholarship?',
    'Do you expect to have a party from autumn 2027?',
    'Do you expect to have a funded PhD place in your group from autumn 2027?',
    'Do you expect to have a funded PhD place in autumn 2027?',
    'I can send my CV and a paper and a short research proposal.',
    '[Your sentence: Both of us watch bearings.]',
    '[Your sentence: Both of us watch bearings.',
    'My own result comes from my grandmother.',
    'You recorded 900 bearings.',
    'I',
    '.',
  ])('is not guessed for a sentence of another hand: %s', (sentence) => {
    expect(inPersian(sentence, ofMina)).toBeNull();
  });

  it('sets apart what holds the marks of that itself', () => {
    expect(inPersian('Dear Professor \u2069Sol\u2068heim,', ofNobody)).toBe(`پروفسور ${isolated('Solheim')} گرامی،`);
  });
});
