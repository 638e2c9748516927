import { sampleFields } from './sample/fields.ts';
import { searchKey } from './searchKey.ts';

/** Short forms and Persian names of research areas, with the English words that titles and topics use. */
const known: Readonly<Record<string, string>> = {
  AI: 'artificial intelligence',
  BCI: 'brain-computer interfaces',
  CFD: 'computational fluid dynamics',
  CV: 'computer vision',
  HCI: 'human-computer interaction',
  HRI: 'human-robot interaction',
  IoT: 'internet of things',
  LCA: 'life cycle assessment',
  LLM: 'language models',
  LLMs: 'language models',
  ML: 'machine learning',
  NLP: 'natural language processing',
  PDE: 'partial differential equations',
  PDEs: 'partial differential equations',
  RL: 'reinforcement learning',
  SHM: 'structural health monitoring',
  SLAM: 'simultaneous localisation and mapping',
  VR: 'virtual reality',
  'هوش مصنوعی': 'artificial intelligence',
  'یادگیری ماشین': 'machine learning',
  'یادگیری عمیق': 'deep learning',
  'یادگیری تقویتی': 'reinforcement learning',
  'مدل‌های زبانی': 'language models',
  'ترجمه ماشینی': 'machine translation',
  داده‌کاوی: 'data mining',
  'علم داده': 'data science',
  'علوم داده': 'data science',
  'امنیت شبکه': 'network security',
  رمزنگاری: 'cryptography',
  'پردازش تصویر': 'image processing',
  'اینترنت اشیا': 'internet of things',
  'مهندسی عمران': 'civil engineering',
  'مهندسی زلزله': 'earthquake engineering',
  'طراحی لرزه‌ای': 'seismic design',
  'پایش سلامت سازه': 'structural health monitoring',
  'مهندسی مکانیک': 'mechanical engineering',
  'مکانیک سیالات': 'fluid mechanics',
  'دینامیک سیالات محاسباتی': 'computational fluid dynamics',
  'انتقال حرارت': 'heat transfer',
  'مهندسی برق': 'electrical engineering',
  'الکترونیک قدرت': 'power electronics',
  'انرژی‌های تجدیدپذیر': 'renewable energy',
  'مهندسی کامپیوتر': 'computer engineering',
  'علوم کامپیوتر': 'computer science',
  'مهندسی شیمی': 'chemical engineering',
  'مهندسی مواد': 'materials science',
  'منابع آب': 'water resources',
  'تغییر اقلیم': 'climate change',
  زیست‌شناسی: 'biology',
  بیوانفورماتیک: 'bioinformatics',
  ژنتیک: 'genetics',
  ایمونولوژی: 'immunology',
  اپیدمیولوژی: 'epidemiology',
  پرستاری: 'nursing',
  'علوم شناختی': 'cognitive science',
  روان‌شناسی: 'psychology',
  'علوم تربیتی': 'education',
  'آموزش ریاضی': 'mathematics education',
  اقتصاد: 'economics',
  اقتصادسنجی: 'econometrics',
  مدیریت: 'management',
  کارآفرینی: 'entrepreneurship',
  جامعه‌شناسی: 'sociology',
  'ادبیات فارسی': 'Persian literature',
  'حقوق بین‌الملل': 'international law',
  'حقوق بشر': 'human rights law',
  'برنامه‌ریزی شهری': 'urban planning',
  ریاضیات: 'mathematics',
  'نظریه اعداد': 'number theory',
  فیزیک: 'physics',
  شیمی: 'chemistry',
};

/** Without blanks: "مدل‌های زبانی" is written with a half-space, with a blank and with neither. */
const keyOf = (name: string): string => searchKey(name).replaceAll(' ', '');

const english = new Map<string, string>([
  ...sampleFields.map((field): [string, string] => [keyOf(field.persian), field.name]),
  ...Object.entries(known).map(([name, words]): [string, string] => [keyOf(name), words]),
]);

/** The English name of a research area that a student wrote abbreviated or in Persian; any other text is returned trimmed. */
export function englishArea(text: string): string {
  return english.get(keyOf(text)) ?? text.trim();
}

/** The English name of an area that was written in other words or letters, as the name of an interest; null where none is known. */
export function knownEnglishOf(name: string): string | null {
  const found = english.get(keyOf(name));
  return found === undefined || keyOf(found) === keyOf(name) ? null : found.charAt(0).toUpperCase() + found.slice(1);
}

/** A word in one form for one and many: "bridges" and "bridge" are equal. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

const areaWords = new Set(
  [
    ...sampleFields.flatMap(({ name, topics, things, methods }) => [name, ...topics, ...things, ...methods]),
    ...english.values(),
  ]
    .flatMap((text) => searchKey(text).split(/[^\p{L}\p{N}]+/u))
    .map(singular),
);

/** Whether a word stands in the name of an area, a topic or a method of the directory, in one or many. */
export const isAreaWord = (word: string): boolean => areaWords.has(singular(searchKey(word)));
