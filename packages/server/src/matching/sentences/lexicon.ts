import { searchKey } from '../../directory/searchKey.ts';
import { persianStem, stemOf } from './stem.ts';

const stems = (...lines: string[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap((line) => line.split(/\s+/u))
      .filter((word) => word !== '')
      .map(stemOf),
  );

const persian = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/u).map((word) => persianStem(searchKey(word))));

/** Words that say nothing by themselves. */
export const light = stems(
  `a about across again against ago alike all almost alone along already also although always am among an and another any anybody anyone anything apart are
  around as aside at away back be because been before behind being below beneath beside between beyond both but by can cannot could despite did do does
  during each either else elsewhere enough etc even ever every everybody everyone everything everywhere except far few fewer for from further get give had
  has have he hence her here hers him his how however i if in indeed instead into is it its itself just least less let like likely little lot made main
  mainly make many maybe me mere more most mostly much must my myself namely near nearly neither never nevertheless next no nobody none nor not nothing
  now of off often on once one ones only onto or other others otherwise ought our ours out over own part per perhaps possible possibly quite rather really
  s same several shall she should simply since so some somebody someone something sometimes somewhat soon still such t than that the their theirs them
  themselves then there thereby therefore these they thing this those though through throughout thus till to together too toward towards under until up
  upon us usual usually very via was way we well were what whatever when whenever where whereas whether which whichever while who whoever whole whom whose
  why will with within without would yes yet you your yours yourself first second third last latter former above after`,
);

/** Words of reporting, arguing and asking, and of the frame of a letter: they cite, and state nothing of their own. */
export const frame = stems(
  `abstract account add aim allow answer apply article ask attention beginning big bring call carry case chance clear close closest come common compare
  comparison concern consider contact content continue curriculum cv conclude day describe describing direct directly discuss doctorate doubt draw email
  enclose end example expect explain explanation fact far figure find finding finish follow form full future get glad go good grateful greeting group hand
  happen hear hello help hold hope idea imagine important interest introduce issue keep kind know lab laboratory leave letter level limit line link list
  long look lot mail matter mean meet mention message mind moment name need negative new note notice number offer open opening page paper part particular
  person place plan please point pose possible present problem professor programme publication publish put question reach read reader reading reason
  record refer regard regards rely reply report research respect response rest result right role say search see seem send sense sentence set share short
  show side similar simple sincerely small sort speak stand start state statement step study subject suggest sum supervise supervision suppose table take
  talk tell term test thank thanks that theme thesis think time title topic true try turn understand understanding use useful value view wait want welcome
  wish wonder word work write writing yours matter half reported reach advise advice apply applicant application student supervisor position doctoral phd
  master bachelor degree msc ma bsc mphil mtech meng funded funding paid scholarship autumn winter spring summer season attach attached
  background nearest closest put way build come thing begin hence expect willing grateful reply response colleague behind`,
);

/** General English that a retelling may add, if the rest is supported. None of it names a method, a thing, a place or an achievement. */
export const general = stems(
  `able absence act actual actually add admit  appear approach arise assume average avoid bad base basis become behave believe belong bit break broad
  build catch cent certain change check choice choose circumstance clearly combine complete condition consist contain contrast convert count course cover
  create current cut daily date decide deep define degree depend detail  difference different differ difficult disappear divide doubt
  early easy  else enter entire equal establish exact exist extent face fail fall fast feature feel final finally fit fix force free frequent gain gap
  general give grade grow handle happen hard heavy high hour identify immediate  include   individual  inside involve join
  judge kind lack large late later  least light lie live local locate lose low match measure middle minor miss mix mode month move natural nature
  nearby necessary normal observe obtain obvious occur odd old order ordinary original outside overall owe owing pair pass past pattern period pick piece
  pay plain play poor position pre precise prefer prepare presence press pretty prevent previous process produce proper proportion provide pull
  push quarter quick quickly raise range rate ratio reach ready real recent recognise reduce relation relative remain remove repeat replace represent require
  return reveal rise rough round run same save seldom select separate sequence serve settle shape share shift sit size slight slow sole solve source special
  split stage stay stop strange stretch strong structure succeed success sudden sufficient suit support sure survive system thing tie tiny top total
  touch track tradition tried trouble twice type typical unit unlike upper vary version vanish wait warm weak wear week whole wide width worth wrong year
  nobody older younger yourself alike count apart owed beforehand advance remaining single bench data dataset amount quantity minute second metre kilometre`,
);

/** Groups of words that may stand for each other in a retelling. */
const groups: readonly string[] = [
  'show find demonstrate see observe detect seen notice recognise',
  'clamp lock block jam seize',
  'end stop halt cease finish',
  'start begin commence onset initiate',
  'person human people individual speaker participant respondent subject',
  'patient person',
  'firm company business enterprise',
  'pupil student learner',
  'child infant kid',
  'paper article study publication work',
  'price cost dear expensive',
  'sell sale trade',
  'customer buyer purchaser',
  'bridge span',
  'instrument sensor gauge tiltmeter inclinometer',
  'dismantle remove',
  'record measure log register monitor',
  'sample specimen',
  'explain account owe attribute due owed',
  'advance beforehand prior',
  'error mistake fault',
  'accuracy precision',
  'loss lose',
  'gain win recover restore regain give back',
  'survive survival live alive outlive',
  'spend pass',
  'use apply employ utilise usage',
  'town city urban',
  'village rural',
  'worker employee labour staff',
  'wage pay salary earnings',
  'house home household',
  'illness disease sickness',
  'doctor physician clinician',
  'car vehicle',
  'lorry truck',
  'photo image picture photograph scan radiograph',
  'method technique procedure approach protocol',
  'hour h hourly',
  'minute min',
  'kilometre km',
  'weekly week',
  'monthly month',
  'daily day',
  'yearly annual year',
  'quick fast rapid',
  'judge rate grade mark score evaluate assess',
  'wrong incorrect mistaken false',
  'right correct accurate',
  'big large great major',
  'small little minor tiny',
  'tell distinguish separate discriminate apart differentiate',
  'read study examine inspect inspection',
  'write author compose',
  'come arrive',
  'leave depart',
  'share proportion fraction percentage part rate',
  'change alter modify vary shift',
  'cause reason',
  'half halve',
  'double twice',
  'triple thrice',
  'third thirds',
  'law statute code act',
  'court judge tribunal',
  'letter correspondence mail',
  'deposit saving save',
  'remind reminder',
  'sign signature signed',
  'translate translation render translator',
  'word term',
  'manuscript codex copy',
  'text passage',
  'master msc ma mtech mphil meng',
  'bachelor bsc ba beng',
  'phd doctorate doctoral dphil',
  'autumn fall-term october september',
  'paid funded funding position employment place',
  'interpreter interpret',
  'analyst analyse analysis',
  'keep hold maintain retain care',
  'collect gather',
  'technician technical',
  'inspector inspect inspection',
  'lab laboratory',
  'unknown open unclear unanswered',
  'influence affect impact depend determine',
  'medium media',
  'obey follow comply',
  'loaf bread',
  'lighter light weight',
];

const groupOf = new Map<string, string[]>();
for (const [index, line] of groups.entries())
  for (const word of line.split(' ').map(stemOf)) groupOf.set(word, [...(groupOf.get(word) ?? []), `~${index}`]);

/** The groups of a stem; two stems with a common one may stand for each other. */
export const groupsOf = (stem: string): readonly string[] => groupOf.get(stem) ?? [];

/** Opposites: each axis has two poles. A retelling must keep the pole, or turn two of them. */
const axes: Readonly<Record<string, readonly [string, string]>> = {
  size: [
    `rise raise increase grow larger higher greater bigger longer improve gain enhance strengthen exceed boost heavier dearer wider thicker stronger faster
     lengthen expand accelerate climb double triple more`,
    `fall lower reduce decrease drop decline shrink shorten smaller fewer shorter lighter cheaper narrower thinner weaker slower diminish weaken slow lessen
     dwindle halve cut less`,
  ],
  level: ['above over beyond', 'below under beneath'],
  time: ['before earlier prior', 'after later afterwards'],
  same: [
    'agree same equal alike identical coincide similar',
    'differ different matter disagree distinguish apart diverge unlike',
  ],
  good: ['good better best', 'poor bad worse worst'],
  strength: ['strong', 'weak absent'],
  staying: ['remain stay keep last persist survive', 'vanish disappear fade'],
  meeting: ['succeed success', 'fail failure'],
  side: ['inside within', 'outside'],
};

/** The axis and pole of a word form; comparatives are looked up before they are stemmed. */
const poles = new Map<string, { axis: string; pole: 1 | -1 }>();
for (const [axis, [up, down]] of Object.entries(axes)) {
  for (const word of up.split(/\s+/u)) for (const form of [word, stemOf(word)]) poles.set(form, { axis, pole: 1 });
  for (const word of down.split(/\s+/u)) for (const form of [word, stemOf(word)]) poles.set(form, { axis, pole: -1 });
}

export const poleOf = (lower: string, stem: string): { axis: string; pole: 1 | -1 } | undefined =>
  poles.get(lower) ?? poles.get(stem);

export const negations: ReadonlySet<string> = new Set(
  'not no none never neither nor nothing nobody cannot without hardly barely scarcely nowhere non'.split(' '),
);
export const persianNegations = persian('نه نیست نبود نیستند نبودند نشد نشده ندارد ندارند نداشت بدون نمی');

/** Words for everything and always. */
export const universal: ReadonlySet<string> = new Set(
  'all every always everywhere everyone everybody entirely completely any'.split(' '),
);

/** Words by which a sentence of a letter says that something is open. */
export const openWords: ReadonlySet<string> = new Set(
  `whether if may might could would should open unknown unclear unsure perhaps possibly ask asks asked asking question questions wonder limit limits aim aims
  باید شاید آیا ایا اگر پرسش`.split(/\s+/u),
);
/** Words that leave a statement of a source open from there on. */
export const opensFrom: ReadonlySet<string> = new Set('whether if'.split(' '));
/** Words that leave the whole statement of a source open. */
export const opensAll: ReadonlySet<string> = new Set(
  'may might could would should open unknown unclear شاید باید'.split(' '),
);
/** Words that tell a result. */
export const telling: ReadonlySet<string> = new Set(
  'show shows showed shown prove proves proved proven find finds found demonstrate demonstrated demonstrates establish established solved can able know knows knew نشان ثابت'.split(
    ' ',
  ),
);

/** Words that state a cause. */
export const causal = stems(
  'cause because due prove proof proven responsible trigger induce thanks-to consequence lead drive',
);

/** Persian words that say nothing by themselves, or that frame, as above. */
export const persianLight = persian(
  `از به با در بر برای تا که و یا را این آن اما ولی هم نیز اگر چون چه چگونه چرا کدام هر همه هیچ یک دو بار شما من ما او آنها آنان خود خودم خویش است هست هستم بود
  بودم بودند شد شده می نمی ها های ای ام اند ایم اید ات اش تان مان شان تر ترین خواهم خواهد دارم دارد دارید داشت دارند کرد کردم کرده کردن کنم کند کنید کنند
  کردید کردند دهد دادم دادید داد داده دهید شود شوم توان می‌توان باید شاید نخست پس سپس اکنون هنوز فقط تنها میان بین پیش بعد روی زیر درباره دربارهٔ زمینه مقاله مقالهٔ سال
  نشان کار کارشناسی ارشد دکتری دکترا دوره دورهٔ دانشجو استاد نوشته نویسم نوشتم نوشته‌اید بررسی یافته نتیجه نتایج پرسش پرسشم سؤال روش انجام گرفت گرفتم
  وقت وقتی زمان گذارید می‌گذارید سپاسگزارم سپاس متشکرم ممنونم لطف پاسخ کوتاه آیا پذیرید می‌پذیرید موقعیت پاییز بهار بورس بورسیه رزومه پیوست است فرستم بفرستم
  می‌فرستم ارسال خوشحال بله خیر کافی احترام پایان نامه پایان‌نامه پایان‌نامه‌ام گروه ممکن هستند بودن بسیار چند دیگر همان همین هایی یکی مورد دست خواندن توجه توجهتان
  گفت گفته گفته‌اید خوانده خواندم کنون خودتان خوانم می‌خوانم نوشته‌اید گویند نمی‌گویند سخنی سخن دانستند می‌دانستند دانند دانستن بدانم دانم ندانم دوست مایلم امکان اجازه دهم بدهم جا جای سر باز آخر اول همکار همکاری راهنمایی`,
);

/** English of Persian words that letters need; a Persian word matches an English source by any of these. */
const glossary: Readonly<Record<string, string>> = {
  پل: 'bridge',
  تکیه: 'bearing support',
  گاه: 'bearing support',
  تکیه‌گاه: 'bearing support',
  قفل: 'lock clamp',
  دامنه: 'range amplitude',
  روزانه: 'daily',
  چرخش: 'rotation',
  پیچش: 'torsion twist',
  مستقیم: 'straight direct',
  عرشه: 'deck',
  مورب: 'skewed oblique',
  جدا: 'separate',
  درصد: 'percent',
  کم: 'reduce less lower',
  کاهش: 'reduce fall lower decrease',
  افزایش: 'increase rise raise',
  زیاد: 'increase more',
  بیشتر: 'more larger higher',
  کمتر: 'less smaller lower fewer',
  تعویض: 'replace',
  بازرسی: 'inspection inspect',
  بازرس: 'inspector inspect',
  نمره: 'grade score',
  خوردگی: 'corrosion',
  دما: 'temperature',
  حسگر: 'sensor',
  شیب: 'tilt slope',
  سنج: 'meter gauge',
  لرزش: 'vibration',
  فرکانس: 'frequency',
  داده: 'data',
  ماه: 'month',
  روز: 'day',
  ساعت: 'hour',
  هفته: 'week',
  شهر: 'town city',
  روستا: 'village',
  نان: 'bread',
  غله: 'grain',
  گندم: 'wheat grain',
  قیمت: 'price',
  بها: 'price cost',
  گران: 'dear expensive',
  ارزان: 'cheap',
  عریضه: 'petition',
  شاکی: 'petitioner',
  حکومت: 'government',
  دولت: 'government state',
  مالک: 'owner',
  مالیات: 'tax',
  بازار: 'market',
  تاجر: 'merchant dealer',
  بازرگان: 'merchant dealer',
  نانوا: 'baker',
  دفتر: 'book ledger',
  ثابت: 'fixed constant',
  سبک: 'light lighter',
  وزن: 'weight',
  قحطی: 'famine',
  زمستان: 'winter',
  تابستان: 'summer',
  جنگ: 'war',
  زبان: 'language',
  واژه: 'word',
  متن: 'text',
  نسخه: 'manuscript copy',
  ترجمه: 'translation',
  کودک: 'child',
  بیمار: 'patient',
  سلول: 'cell',
  خون: 'blood',
  مدل: 'model',
  شبکه: 'network',
  خطا: 'error',
  دقت: 'accuracy',
  تصویر: 'image',
  آزمایش: 'experiment test',
  میانگین: 'average mean',
  نیمی: 'half',
  ثلث: 'third',
  دلال: 'dealer broker merchant',
  خریدار: 'buyer purchaser',
  فروشنده: 'seller dealer',
  کرایه: 'carriage freight fare rent',
  حمل: 'carriage transport freight',
  انبار: 'granary store storage',
  سند: 'document record',
  کتاب: 'book',
  نامه: 'letter',
  تلگراف: 'telegram',
  روزنامه: 'newspaper',
  قرارداد: 'contract',
  شرکت: 'firm company',
  بانک: 'bank',
  پس‌انداز: 'saving deposit',
  سیل: 'flood',
  خشکسالی: 'drought',
  باران: 'rain',
  آب: 'water',
  خاک: 'soil',
  گیاه: 'plant',
  برگ: 'leaf',
  دانه: 'grain seed kernel',
  موش: 'mouse',
  مغز: 'brain',
  پوست: 'skin',
  پادتن: 'antibody',
  عفونت: 'infection',
  مدرسه: 'school',
  معلم: 'teacher',
  بتن: 'concrete',
  فولاد: 'steel',
  فولادی: 'steel',
  ترک: 'crack',
  زلزله: 'earthquake',
  ساختمان: 'building structure',
  بار: 'load',
  فشار: 'pressure',
  انرژی: 'energy power',
  برق: 'power electricity',
  باتری: 'battery',
  لیتیم: 'lithium',
  آلیاژ: 'alloy',
  دانش: 'knowledge',
  یادگیری: 'learning',
  ماشین: 'machine',
  پیش‌بینی: 'prediction forecast predict',
  سریع: 'fast quick',
  کند: 'slow',
  بزرگ: 'large big',
  کوچک: 'small',
  قوی: 'strong',
  ضعیف: 'weak',
  تبریز: 'tabriz',
  اصفهان: 'isfahan',
  تهران: 'tehran',
  قزوین: 'qazvin',
  شیراز: 'shiraz',
  مشهد: 'mashhad',
  ایران: 'iran',
  قاجار: 'qajar',
};

const english = new Map<string, string[]>(
  Object.entries(glossary).map(([word, meaning]) => [
    persianStem(searchKey(word)),
    meaning.split(' ').flatMap((one) => [stemOf(one), ...groupsOf(stemOf(one))]),
  ]),
);

export const glossaryOf = (stem: string): readonly string[] => english.get(stem) ?? [];
