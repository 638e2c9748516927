/** A run of English inside a Persian sentence, isolated as the server does it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * The server's Persian texts for the English ones in the fixtures, because it answers in the language of the caller. Each pair exists on
 * the server (`scripts/serverTexts.test.ts`), so that no one reviews an impossible sentence.
 */
export const persian: Readonly<Record<string, string>> = {
  'Something went wrong on our side. Nothing you typed is lost; please try again.':
    'مشکلی از سوی ما پیش آمد. آنچه نوشته‌اید از دست نرفته است؛ لطفاً دوباره تلاش کنید.',
  'This field is required.': 'پر کردن این فیلد الزامی است.',
  'Must be at least 8 characters.': 'باید دست‌کم ۸ نویسه باشد.',
  'Please enter an email address such as name@example.org.': `لطفاً یک نشانی ایمیل مانند ${isolated('name@example.org')} وارد کنید.`,
  'An account with this email exists already.': 'با این ایمیل پیش‌تر حسابی ساخته شده است.',
  'The email or the password is wrong.': 'ایمیل یا گذرواژه نادرست است.',
  'Google did not confirm this sign-in. Please try again.': 'گوگل این ورود را تأیید نکرد. لطفاً دوباره تلاش کنید.',
  'Value must be at most 9999.': 'مقدار باید حداکثر ۹۹۹۹ باشد.',
  'Please choose a country from the list.': 'لطفاً کشوری از فهرست انتخاب کنید.',
  'This bot has no connected Gmail account. Reconnect the account or choose another one, then try again.':
    'این بات حساب جیمیل متصلی ندارد. حساب را دوباره متصل کنید یا حساب دیگری انتخاب کنید، سپس دوباره تلاش کنید.',
  'This text holds characters that cannot be stored.': 'این متن نویسه‌هایی دارد که ذخیره‌شدنی نیستند.',
  'What lies at this address is not a whole JPEG, PNG or WebP picture. Save the picture as one of these and upload it as a file.': `در این نشانی تصویر کاملی از نوع ${isolated('JPEG')}، ${isolated('PNG')} یا ${isolated('WebP')} نیست. عکس را با یکی از این قالب‌ها ذخیره و به‌صورت فایل بارگذاری کنید.`,
  'Must be at most 300 characters.': 'باید حداکثر ۳۰۰ نویسه باشد.',
  'This Gmail account is no longer connected. Please reconnect it or choose another one.':
    'این حساب جیمیل دیگر متصل نیست. لطفاً آن را دوباره متصل کنید یا حساب دیگری انتخاب کنید.',
  'It waits, because somebody of this department has your email and may still answer.':
    'در انتظار است، چون ایمیل شما نزد یکی از اعضای این دانشکده است و شاید هنوز پاسخ دهد.',
  'This sentence claims something that no source here says. Change it, take it out, name its source, or say that you state it yourself: I have also led a team of twelve engineers on such bridges.': `این جمله چیزی می‌گوید که در هیچ‌یک از منابع این‌جا نیست. آن را تغییر دهید، حذف کنید، منبع آن را تعیین کنید، یا اعلام کنید که خودتان آن را می‌گویید: ${isolated('I have also led a team of twelve engineers on such bridges.')}`,
  'A number or year in it is not in the source.': 'عدد یا سالی که در آن آمده، در منبع نیست.',
  'You named this source. It does not use these words: such.': `این منبع را خودتان تعیین کرده‌اید. این واژه‌ها در آن نیست: ${isolated('such')}.`,
  'It waits, because you paused everything.': 'در انتظار است، چون همه‌چیز را متوقف کرده‌اید.',
  'Google cannot be reached right now. Please try again in a moment.':
    'اکنون دسترسی به گوگل ممکن نیست. لطفاً کمی بعد دوباره تلاش کنید.',
  'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.':
    'فهرست دانشگاه‌ها و استادان اکنون در دسترس نیست. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
  'This draft was changed in the meantime. Load the newest version, then repeat your change.':
    'این پیش‌نویس در این فاصله تغییر کرده است. آخرین نسخه را بارگذاری کنید، سپس تغییر خود را تکرار کنید.',
  'A run of this bot is under way already.': 'اجرای این بات هم‌اکنون در جریان است.',
  'This cannot be done for a moment. Nothing you typed is lost; please try again.':
    'این کار برای لحظه‌ای شدنی نیست. آنچه نوشته‌اید از دست نرفته است؛ لطفاً دوباره تلاش کنید.',
  'You have 200 bots, as many as an account can hold. Delete one before you create another.':
    'شما ۲۰۰ بات دارید و حساب شما جا برای بات دیگری ندارد. پیش از ساختن بات تازه، یکی را حذف کنید.',
  'The address that you saw is not the one that is stored now. Check whom this email goes to, then approve it again.':
    'نشانی‌ای که دیدید با نشانی ثبت‌شدهٔ کنونی یکی نیست. ببینید این ایمیل به کدام نشانی می‌رود، سپس دوباره تأیید کنید.',
  'You have already written to this person this season.': 'در این فصل پیش‌تر به این شخص نوشته‌اید.',
  'The directory of universities and professors cannot be reached at the moment. What the run found is kept; run the bot again later and it goes on from there.':
    'فهرست دانشگاه‌ها و استادان اکنون در دسترس نیست. آنچه پیدا شده محفوظ است؛ بعداً بات را دوباره اجرا کنید تا از همان‌جا ادامه یابد.',
  'It was not sent, because the Gmail account needs to be connected again. Reconnect it, then approve again.':
    'ارسال نشد، چون حساب جیمیل باید دوباره متصل شود. آن را دوباره متصل کنید، سپس دوباره تأیید کنید.',
  'It came back: the address does not take email.': 'برگشت خورد؛ این نشانی ایمیل نمی‌پذیرد.',
  'It was not sent, because its bot was stopped. Approve it again to send it.':
    'ارسال نشد، چون بات آن متوقف شد. برای ارسال، دوباره تأیید کنید.',
  'It was not sent, because the Gmail account was disconnected. Choose another account, then approve again.':
    'ارسال نشد، چون اتصال حساب جیمیل قطع شده است. حساب دیگری انتخاب کنید، سپس دوباره تأیید کنید.',
  'The Gmail account of this bot needs to be connected again.': 'حساب جیمیل این بات باید دوباره متصل شود.',
  'The Gmail account of this bot was disconnected.': 'اتصال حساب جیمیل این بات قطع شده است.',
  'Closer matches filled the number of emails of this run.': 'تعداد ایمیل‌های این اجرا با تطابق‌های نزدیک‌تر پر شد.',
  'Another email of yours takes the open place in this department. The next one can go out after 14 days without a reply, or after a “no”.':
    'ایمیل دیگری از شما جای باز این دانشکده را گرفته است. ایمیل بعدی پس از ۱۴ روز بی‌پاسخ ماندن یا پس از پاسخ منفی می‌تواند فرستاده شود.',
  'Not close enough for a run to draft an email. You can still have one drafted yourself.':
    'تطابق آن‌قدر نزدیک نیست که در اجرا پیش‌نویسی نوشته شود. همچنان می‌توانید خودتان پیش‌نویسی بخواهید.',
  'The number of emails of this run was reached. Other professors who are close enough were found without a draft.':
    'تعداد ایمیل‌های این اجرا پر شد. استادان دیگری که تطابق کافی دارند بدون پیش‌نویس پیدا شدند.',
  'Fewer publications than the minimum of this bot.': 'تعداد مقاله‌ها از حداقل این بات کمتر است.',
  'This bot promises a research proposal, but your profile holds no text to build one on. Add a thesis abstract, a research description or a project description.':
    'این بات وعدهٔ پروپوزال پژوهشی می‌دهد، اما در نمایهٔ شما متنی برای نوشتن آن نیست. چکیدهٔ پایان‌نامه، شرح پژوهش یا شرح پروژه‌ای بیفزایید.',
  'The work on structural health monitoring and bridge dynamics matches your interest in structural health monitoring closely.': `کار او دربارهٔ ${isolated('structural health monitoring')} و ${isolated('bridge dynamics')} با علاقهٔ شما به ${isolated('structural health monitoring')} تطابق زیادی دارد.`,
  'One of the lists would hold 512 entries; 500 are the most. Choose fewer entries, then add them again.':
    'یکی از فهرست‌ها ۵۱۲ مورد خواهد داشت؛ بیشترین تعداد ۵۰۰ مورد است. موردهای کمتری را انتخاب کنید و دوباره بیفزایید.',
  'The file is too large: at most 5 MB are accepted.': 'حجم فایل زیاد است؛ حداکثر ۵ مگابایت پذیرفته می‌شود.',
  'The service that holds these records cannot be reached at the moment. Please try again in a few minutes.':
    'سرویس این رکوردها اکنون در دسترس نیست. چند دقیقهٔ دیگر دوباره امتحان کنید.',
  'Two of your three research areas appear in work since 2024.':
    '۲ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای سال ۲۰۲۴ به بعد دیده می‌شود.',
  'Structural health monitoring and bridge dynamics are among the listed topics.': `در فهرست موضوع‌های پژوهشی او ${isolated('structural health monitoring')} و ${isolated('bridge dynamics')} آمده است.`,
  '"Drive-by damage detection on short-span bridges under changing temperature" (2025) is close to this area.': `مقالهٔ «${isolated('Drive-by damage detection on short-span bridges under changing temperature')}» (۲۰۲۵) به این حوزه نزدیک است.`,
  'Your thesis "Vibration-based sensing of prestressed concrete bridges" shares "sensing" and "bridge" with this work.': `پایان‌نامهٔ شما، «${isolated('Vibration-based sensing of prestressed concrete bridges')}»، در ${isolated('sensing')} و ${isolated('bridge')} با این کار مشترک است.`,
  'Physics-informed learning does not appear in topics or publications.': `در موضوع‌ها و مقاله‌ها اثری از ${isolated('physics-informed learning')} نیست.`,
  'The work in Civil Engineering has little in common with your interest in structural health monitoring.': `کار او در رشتهٔ ${isolated('Civil Engineering')} اشتراک کمی با علاقهٔ شما به ${isolated('structural health monitoring')} دارد.`,
  'No entry of your profile shares terms with this work.': 'هیچ‌یک از موارد نمایهٔ شما واژهٔ مشترکی با این کار ندارد.',
  'No publication found on structural health monitoring.': `مقاله‌ای دربارهٔ ${isolated('structural health monitoring')} پیدا نشد.`,
};

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value);

/** The fixture as a Persian caller would get it: each known server text in Persian, all else unchanged. */
export function answeredInPersian<Value>(fixture: Value): Value {
  if (typeof fixture === 'string') return (persian[fixture] ?? fixture) as Value;
  if (typeof fixture !== 'object' || fixture === null || !isPlain(fixture)) return fixture;
  if (Array.isArray(fixture)) return fixture.map(answeredInPersian) as Value;
  const entries = Object.entries(fixture).map(([key, value]: [string, unknown]) => [key, answeredInPersian(value)]);
  return Object.fromEntries(entries) as Value;
}
