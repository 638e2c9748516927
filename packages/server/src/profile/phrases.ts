import { searchKey } from '../directory/searchKey.ts';

/** Words that end a phrase: they join noun phrases, or describe an action, not a topic. */
const BREAKS = new Set(
  searchWords(`
 a about above across after against all almost along also although always am among amongst an and another any are around as at away be became
 because become been before behind being below between beyond both but by came can cannot could did do does doing done down due during each
 either else enough even ever every few first for four from further get give given gives go had has have having he her here him his how however
 i if in include included includes including into is it its itself just last later least less let like made main make makes making many may me
 might more most much must my near need needs neither never next no nor not now of off often on once one only onto or other others our out over
 own per perhaps plus rather same second see seen several shall she should since so some still such take taken than that the their them then
 there therefore these they third this those though three through throughout thus to together too toward towards two under until up upon us use
 used uses using usually various versus very via was we well were what when where whether which while who whom whose why will with within
 without would yet you your able based
 achieve achieved achieves address addressed aim aimed aims allow allowed allows apply applied assess assessed assessing build built 
 compare compared comparing complete completed compute conduct conducted consider considered contribute contributed create created
 demonstrate demonstrated describe described design designed determine determined develop developed developing discuss discussed employ employed
 enable enabled evaluate evaluated evaluating examine examined explore explored exploring find found gain gained help helped identify identified
 implement implemented implementing improve improved improves improving introduce introduced investigate investigated investigating know known
 lead led learn learned learnt leverage leveraging obtain obtained outperform perform performed present presented presents predict predicting
 propose proposed proposes provide provided provides reduce reduced reducing report reported require required review reviewed run show showed
 shown shows simulate simulated solve solved solving studied study studying suggest suggested supported teach test tested toward train
 three four five six seven eight nine ten eleven twelve hundred thousand many several
 trained understand understanding became become becomes began begins came cut decrease decreased decreases drop dropped drops fall falls fell
 fail failed fails grew grow grows happen happened held hold holds increase increased increases keep keeps kept lose lost made remain remained
 remains rise rises rose said saw seem seemed stand stands stay stayed stood take takes took tell tells told turn turned want wanted wants win
 won validate validated work worked working write wrote written
 current different effective efficient existing good great important new novel possible recent recently significant
 small state-of-the-art various wide key potential better best overall similar successful successfully significantly respectively
 abstract accuracy advantage advantages aspect aspects benefit case chapter concept conclusion course courses dissertation 
 example experience experiences focus goal impact importance insight introduction issue issues lesson methodology number
 objective outcome paper part presence problem problems project purpose question questions rate report result results
 role set solution solutions step subject thesis topic topics types university value values way ways year
 years advanced fundamentals principles basics bootcamp workshop seminar semester
 و در از به با برای که این آن را است بود شد شده شود می‌شود می‌کند کرد کرده کردن های ها هایی ای یک دو سه چند هر همه بر تا یا نیز هم اما اگر پس
 چه چگونه بین میان روی زیر طی نسبت توسط درباره بدون مانند همچنین استفاده ارائه ارایه بررسی مطالعه تحلیل ارزیابی مقایسه مبتنی اساس پایه جدید
 نوین روش روشی رویکرد رویکردی نتایج نشان داد داده‌شده انجام گرفت پایان‌نامه مقاله پروژه دانشگاه دوره درس هدف مقدماتی پیشرفته اثر تاثیر نقش
 `),
);

/** Words that mean little alone, and nothing at the end of a phrase. */
const WEAK = new Set(
  searchWords(
    'analysis approach approaches application applications framework method methods model models system systems technique techniques tool tools algorithm algorithms process software data research science development',
  ),
);

function searchWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean).map(searchKey);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C+#'’-]*/gu;
const LONGEST = 4;

/** A run of words that can name a topic, in its original spelling. */
export interface Phrase {
  text: string;
  /** Search keys of its words. */
  words: string[];
}

/** Noun-like phrases of one to four words, in order, with repetitions; English and Persian. */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const clause of text.split(/[.,;:!?()[\]{}"“”«»؛،؟…|/\\\n\r\t–—]+|\s-\s/u)) {
    let spelled: string[] = [];
    let keys: string[] = [];
    const end = (): void => {
      if (keys.some((key) => !WEAK.has(key))) phrases.push({ text: spelled.join(' '), words: keys });
      spelled = [];
      keys = [];
    };
    for (const [word] of clause.matchAll(WORD)) {
      const key = /^['’-]*(.*[^'’-])?/u.exec(searchKey(word))?.[1] ?? '';
      if (key === '' || /^\d+$/u.test(key) || BREAKS.has(key)) {
        end();
        continue;
      }
      // A long run has its topic at the end ("physics informed graph neural networks").
      if (keys.length === LONGEST) {
        spelled.shift();
        keys.shift();
      }
      spelled.push(word);
      keys.push(key);
    }
    end();
  }
  return phrases;
}
