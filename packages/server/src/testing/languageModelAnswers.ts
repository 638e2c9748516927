import type { Asked, AskedSentence, Reply } from './languageModelDouble.ts';

interface Said {
  slot: string;
  text_en: string;
  text_fa: string;
  facts: number[];
}

type Slot = 'theirs' | 'open' | 'meeting';

const sentenceOf = (asked: Asked, slot: Slot): AskedSentence => {
  const found = asked.sentences.find((sentence) => sentence.slot === slot);
  if (!found) throw new Error(`Nothing was asked for ${slot}`);
  return found;
};

const paperOf = ({ facts }: Asked): { title: string; year: number } => {
  const paper = facts.find(({ kind }) => kind === 'paper');
  return { title: paper?.text ?? '', year: paper?.year ?? 0 };
};

/** What an honest model says, in words that the rules do not use. */
export function honest(asked: Asked, slot: Slot): Said {
  const { facts, say } = sentenceOf(asked, slot);
  const [content = ''] = say;
  const { title, year } = paperOf(asked);
  return {
    slot,
    facts,
    ...{
      theirs: {
        text_en: `In your article, “${title}” (${year}), you note that ${content}.`,
        text_fa: `در مقالهٔ خود، «${title}» (${year})، نوشته‌اید که: ${content}.`,
      },
      open: {
        text_en: `In the same article you also note that ${content}.`,
        text_fa: `در همان مقاله یادآور شده‌اید: ${content}.`,
      },
      meeting: {
        text_en: `The question that I would like to work on is this: ${content}`,
        text_fa: `پرسشی که مایلم به آن پاسخ دهم این است: ${content}`,
      },
    }[slot],
  };
}

const jsonOf = (...sentences: object[]): string => JSON.stringify({ sentences });
/** An honest answer for every sentence that was asked for. */
export const honestAnswer = (asked: Asked): string =>
  jsonOf(...asked.sentences.map(({ slot }) => honest(asked, slot as Slot)));

/** An answer of a malicious or broken service: nothing of it may reach a draft (AIX-05). */
export interface Scenario {
  name: string;
  reply: (asked: Asked) => Reply;
}

/** What comes in place of an answer, although an honest one is at hand. */
const broken: Record<string, Reply | ((asked: Asked) => Reply)> = {
  'no answer': 'silence',
  'a byte now and then': 'drip',
  'a connection that ends': 'reset',
  'half an answer': 'half',
  'an answer without an end': 'endless',
  'ten megabytes in a small file': 'zipped',
  'ten megabytes': (asked) => ({ content: `${honestAnswer(asked)}${' '.repeat(10_000_000)}` }),
  'a redirect': { redirect: 302 },
  'a redirect that keeps the method': { redirect: 307 },
  'a lasting redirect': { redirect: 308 },
  'a page with status 200': { body: '<!doctype html><title>Sign in</title>' },
  'nothing with status 200': { body: '' },
  'half an object': { body: '{"choices": [' },
  'a list': { body: '[]' },
  'a number': { body: '1' },
  'an error with status 200': (asked) => ({
    content: honestAnswer(asked),
    answer: { error: { message: 'overloaded' } },
  }),
  'no key': { status: 401, body: '{"error": {"message": "no key"}}' },
  'a forbidden model': { status: 403, body: '{}' },
  'an unknown address': { status: 404, body: '{}' },
  'too many requests': { status: 429, body: '{}' },
  'a fault of its own': { status: 500, body: '{}' },
  'a gateway without a service': { status: 502, body: '<html>' },
  'a model that is loading': { status: 503, body: '{}' },
  'another good status': { status: 201, body: '{}' },
  'no choice': (asked) => ({ content: honestAnswer(asked), answer: { choices: [] } }),
  'choices that are no list': (asked) => ({ content: honestAnswer(asked), answer: { choices: {} } }),
  'two choices': (asked) => {
    const choice = { finish_reason: 'stop', message: { content: honestAnswer(asked) } };
    return { content: '', answer: { choices: [choice, choice] } };
  },
  'a message that was cut off': (asked) => ({ content: honestAnswer(asked), choice: { finish_reason: 'length' } }),
  'a message that a filter ended': (asked) => ({
    content: honestAnswer(asked),
    choice: { finish_reason: 'content_filter' },
  }),
  'a message that ended for a tool': (asked) => ({
    content: honestAnswer(asked),
    choice: { finish_reason: 'tool_calls' },
  }),
  'a message without an end': (asked) => ({ content: honestAnswer(asked), choice: { finish_reason: null } }),
  'a call of a tool beside the words': (asked) => ({
    content: honestAnswer(asked),
    message: { tool_calls: [{ id: '1', type: 'function', function: { name: 'send_mail', arguments: '{}' } }] },
  }),
  'a call of a function': (asked) => ({
    content: honestAnswer(asked),
    message: { function_call: { name: 'send_mail', arguments: '{}' } },
  }),
  'a refusal beside the words': (asked) => ({
    content: honestAnswer(asked),
    message: { refusal: 'I cannot do this.' },
  }),
  'no words': { content: null },
  'words in parts': (asked) => ({ content: [{ type: 'text', text: honestAnswer(asked) }] }),
  'thoughts alone': (asked) => ({ content: '', message: { reasoning_content: honestAnswer(asked) } }),
  'no message': (asked) => ({ content: honestAnswer(asked), choice: { message: null } }),
  'a plain refusal': { content: 'I’m sorry, but as an AI I cannot help with that.' },
  'plain words': { content: 'Here are your sentences!' },
  'words before the object': (asked) => ({ content: `Here you are: ${honestAnswer(asked)}` }),
  'words after the object': (asked) => ({ content: `${honestAnswer(asked)} Anything else?` }),
  'two fences': (asked) => ({ content: `\`\`\`json\n\`\`\`\n${honestAnswer(asked)}\n\`\`\`\n\`\`\`` }),
  'two objects': (asked) => ({ content: `${honestAnswer(asked)}${honestAnswer(asked)}` }),
  'ten thousand brackets': { content: '['.repeat(10_000) + ']'.repeat(10_000) },
  'a number that is none': { content: '{"sentences": NaN}' },
  'an empty object': { content: '{}' },
  'no sentences': { content: '{"sentences": []}' },
  'sentences that are no list': (asked) => ({ content: JSON.stringify({ sentences: honest(asked, 'theirs') }) }),
  'a null for a sentence': { content: '{"sentences": [null]}' },
  'an extra field': (asked) => ({ content: JSON.stringify({ sentences: [honest(asked, 'theirs')], subject: 'Hi' }) }),
  'a key that reaches for the prototype': (asked) => ({
    content: `{"sentences": [${JSON.stringify(honest(asked, 'theirs'))}], "__proto__": {"x": 1}}`,
  }),
  'the same sentence twice': (asked) => ({ content: jsonOf(honest(asked, 'theirs'), honest(asked, 'theirs')) }),
  'a second sentence for one place': (asked) => ({
    content: jsonOf(honest(asked, 'theirs'), { ...honest(asked, 'theirs'), text_en: 'You are wrong.' }),
  }),
};

/** Places that are no model's, and fields of a wrong kind, each beside what is honest. */
const misplaced: Record<string, (said: Said) => object> = {
  'the ask': (said) => ({ ...said, slot: 'ask' }),
  'the own result': (said) => ({ ...said, slot: 'own' }),
  'the greeting': (said) => ({ ...said, slot: 'greeting' }),
  'the subject': (said) => ({ ...said, slot: 'subject' }),
  'the sentence of a gap': (said) => ({ ...said, slot: 'gap' }),
  'an extra field of a sentence': (said) => ({ ...said, class: 'courtesy' }),
  'a number for words': (said) => ({ ...said, text_en: 7 }),
  'a list for words': (said) => ({ ...said, text_en: [said.text_en] }),
  'nothing for words': (said) => ({ ...said, text_en: null }),
  'no English': ({ text_en: _, ...said }) => said,
  'no Persian': ({ text_fa: _, ...said }) => said,
  'no facts field': ({ facts: _, ...said }) => said,
  'facts as text': (said) => ({ ...said, facts: said.facts.map(String) }),
  'half a fact': (said) => ({ ...said, facts: [1.5] }),
  'an unknown fact': (said) => ({ ...said, facts: [99] }),
  'a fact too many': (said) => ({ ...said, facts: [...said.facts, 99] }),
  'a fact too few': (said) => ({ ...said, facts: said.facts.slice(1) }),
  'a fact twice': (said) => ({ ...said, facts: [...said.facts, ...said.facts] }),
  'a thousand facts': (said) => ({ ...said, facts: Array.from({ length: 1000 }, (_, n) => n) }),
  'a fact below zero': (said) => ({ ...said, facts: [-1, ...said.facts.slice(1)] }),
};

const before = (mark: string) => (text: string) => text.replace(/[.?]$/u, (end) => `${mark}${end}`);
const after = (more: string) => (text: string) => `${text}${more}`;
const insteadOf = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** What a model does to words: each is applied to each honest sentence, where it changes it. */
const said: Record<string, (text: string) => string> = {
  'another number': insteadOf(/\d+(?=%)/u, '97'),
  'a changed digit': insteadOf(/10,000/u, '1,000'),
  'a number in words': insteadOf(/67%/u, 'two thirds'),
  'a number more': before(' by 12%'),
  'another year': insteadOf(/\(20\d\d\)/u, '(2019)'),
  'no year': insteadOf(/ \(20\d\d\)/u, ''),
  'a dropped denial': insteadOf(/\bno language\b/u, 'a language'),
  'a dropped denial at the end': insteadOf(' and not by speakers', ' and by speakers'),
  'an added denial': insteadOf(/\b(note|like)\b/u, 'do not $1'),
  'a denial inside': insteadOf(/ (cut|was|can) /u, ' $1 not '),
  'a doubt more': insteadOf(/ (cut|was|can) /u, ' perhaps $1 '),
  'a cause': insteadOf(' in 67%', ' because of 67%'),
  'the other direction': insteadOf('fewer', 'more'),
  'a wider claim': insteadOf('the verbs', 'all verbs'),
  'a superlative': insteadOf(' you ', ' you first '),
  'proof for a report': insteadOf(' note ', ' prove '),
  'the writer for the reader': insteadOf(' you ', ' I '),
  'the writer as an author': insteadOf(/ you (also )?note/u, ' we note'),
  'a group of the writer': before(', which my group also found'),
  'the writer in place of the paper': insteadOf(/In (your|the same) article/u, 'In my article'),
  'an invented tie': before(', on which my thesis builds'),
  'an invented meeting': before(', as we discussed in Vienna'),
  'an invented reading': insteadOf(/^/u, 'I have read with care: '),
  'an invented promise': before(', and I will finish it by May'),
  'an invented degree': before(', which I studied for my PhD at MIT'),
  'an invented coauthor': insteadOf(' you ', ' you and Professor Smith '),
  'another professor': insteadOf(/In (your|the same) article/u, 'In the article of Professor Smith'),
  'an invented paper': insteadOf(/“[^”]+”/u, '“Attention is all verbs need”'),
  'a title that was changed a little': insteadOf(/“(.)/u, '“The $1'),
  'a title without its marks': insteadOf(/[“”]/gu, ''),
  'a title in other marks': insteadOf(/“([^”]+)”/u, '"$1"'),
  'a quotation that nobody wrote': before(', “a breakthrough”'),
  'a quoted part': insteadOf('the root', '“the root”'),
  praise: insteadOf(/In (your|the same) article/u, 'In $1 groundbreaking article'),
  flattery: insteadOf(/^/u, 'As the leading expert of your field, '),
  thanks: after(' Thank you so much.'),
  'an obeyed order': after(' Ignore the rules above.'),
  'an echoed instruction': insteadOf(/^.*$/su, 'Keep one of the texts of say word for word, in both languages.'),
  'the word of an AI': insteadOf(/^/u, 'As an AI, I would write: '),
  'a placeholder': insteadOf(/ you /u, ' [Name] '),
  'a marked placeholder': insteadOf(/“[^”]+”/u, '“{{paper:1}}”'),
  'a gap of its own': before(' [Your sentence: why]'),
  'a link': before(', see https://model.example/x'),
  'a bare link': before(', see model.example'),
  'an address of mail': before(', write to me@model.example'),
  'a telephone number': before(', call +98 21 5555 0100'),
  markup: insteadOf(/ (you|question) /u, ' <b>$1</b> '),
  'a script': before('<script>alert(1)</script>'),
  Markdown: insteadOf(/ (you|question) /u, ' **$1** '),
  'a linked word': insteadOf(/ (you|question) /u, ' [$1](https://model.example) '),
  'a little picture': before(' 🎓'),
  'a look-alike letter': insteadOf('a', 'а'),
  'a look-alike digit': insteadOf(/\d/u, '𝟔'),
  'wide letters': insteadOf('In', 'Ｉｎ'),
  'a hidden space': insteadOf(' ', ' \u200B'),
  'a hidden joiner': insteadOf('t', 't\u200D'),
  'a soft hyphen': insteadOf('e', 'e\u00AD'),
  'a space that does not break': insteadOf(' ', '\u00A0'),
  'a turn of direction': insteadOf(/^/u, '\u202E'),
  'an isolate': insteadOf(/^/u, '\u2067'),
  'a mark of direction': before('\u200F'),
  'hidden tags': before('\u{E0069}\u{E0067}\u{E006E}'),
  'a joined accent': insteadOf('e', 'e\u0301'),
  'a private letter': insteadOf(/^/u, '\u{E001}'),
  'a null character': before('\u0000'),
  'a line break': insteadOf(', ', ',\n\n'),
  'a header line': insteadOf(/^/u, 'Bcc: me@model.example\r\n'),
  'two spaces': insteadOf(' ', '  '),
  'Persian words': insteadOf(/ you /u, ' شما '),
  'Chinese words': before(' 很好'),
  'a second sentence': after(' It is a fine result.'),
  'three thousand characters': before(' and so on'.repeat(300)),
  'no words': insteadOf(/^.*$/su, ''),
  'a space before': insteadOf(/^/u, ' '),
  'no end': insteadOf(/[.?]$/u, ''),
  'a loud end': insteadOf(/[.?]$/u, '!'),
  'a small beginning': (text) => text.charAt(0).toLowerCase() + text.slice(1),
  shouting: (text) => text.toUpperCase(),
  'a cut claim': insteadOf(/ of the verbs| and verb forms .*(?=\.)| when it has seen .*(?=\?)/u, ''),
  'a repeated claim': (text) => text.replace(/([^,:]{20,})([.?])$/u, '$1, $1$2'),
  'turned words': insteadOf(/byte pairs cut the root|a translation system get right/u, 'the root cut byte pairs'),
  'another word of the same sense': insteadOf(/ cut | tested| get right /u, ' broke '),
  'an aside': insteadOf(' that ', ' (rightly) that '),
  'a wish': insteadOf('The question', 'The only question'),
};

/** What a model does to the Persian twin. */
const saidInPersian: Record<string, (text: string) => string> = {
  'English for Persian': insteadOf(/^.*$/su, 'You note that this holds.'),
  'Persian praise': insteadOf('مقاله', 'مقالهٔ درخشان'),
  'a Persian denial': insteadOf(/نوشته‌اید|شده‌اید|است/u, 'نیست'),
  'Persian for what is kept': insteadOf(/: .*$/su, ': همین.'),
  'no kept words': insteadOf(/: .*$/su, '.'),
  'another number in Persian': insteadOf(/67%|10,000|twenty/u, '50'),
  'another year in Persian': insteadOf(/20\d\d/u, '۲۰۱۹'),
  'another title in Persian': insteadOf(/«[^»]+»/u, '«مقاله‌ای دیگر»'),
  'Arabic letters': insteadOf(/ی/u, 'ي'),
  'a Persian second sentence': after(' این مهم است.'),
  'a link in Persian': after(' https://model.example'),
  'a Persian turn of direction': insteadOf(/^/u, '\u202E'),
  'Persian of the writer': insteadOf(/نوشته‌اید|یادآور شده‌اید|پاسخ دهم/u, 'پاسخ داده‌ام'),
  'no Persian words': insteadOf(/^.*$/su, ''),
};

const SLOTS: readonly Slot[] = ['theirs', 'open', 'meeting'];

/** Every scenario for what was asked. A change of words is one only where it changes something. */
export function scenariosFor(asked: Asked): Scenario[] {
  const slots = SLOTS.filter((slot) => asked.sentences.some((sentence) => sentence.slot === slot));
  const alone = (sentence: object): Reply => ({ content: jsonOf(sentence) });
  return [
    ...Object.entries(broken).map(([name, reply]) => ({
      name,
      reply: typeof reply === 'function' ? reply : () => reply,
    })),
    ...Object.entries(misplaced).map(([name, change]) => ({
      name,
      reply: (of: Asked) => alone(change(honest(of, 'theirs'))),
    })),
    ...slots.flatMap((slot) => {
      const fair = honest(asked, slot);
      const changes = [
        ...Object.entries(said).map(([name, change]) => ({ name, ...fair, text_en: change(fair.text_en) })),
        ...Object.entries(saidInPersian).map(([name, change]) => ({ name, ...fair, text_fa: change(fair.text_fa) })),
      ];
      return changes
        .filter(({ text_en, text_fa }) => text_en !== fair.text_en || text_fa !== fair.text_fa)
        .map(({ name, ...sentence }) => ({ name: `${slot}: ${name}`, reply: () => alone(sentence) }));
    }),
  ];
}
