/** What the server says in Persian to these fixtures' English: it answers in the language of the caller. */
const persian: Readonly<Record<string, string>> = {
  'This field is required.': 'پر کردن این فیلد الزامی است.',
  'Must be at least 8 characters.': 'باید دست‌کم ۸ نویسه باشد.',
  'Please enter a valid email address.': 'لطفاً یک نشانی ایمیل معتبر وارد کنید.',
  'An account with this email exists already.': 'با این ایمیل پیش‌تر حسابی ساخته شده است.',
  'The email or the password is wrong.': 'ایمیل یا گذرواژه نادرست است.',
  'Google did not confirm this sign-in. Please try again.': 'گوگل این ورود را تأیید نکرد. لطفاً دوباره تلاش کنید.',
  'Value must be at most 9999.': 'مقدار باید حداکثر ۹۹۹۹ باشد.',
  'No such country.': 'چنین کشوری در فهرست نیست.',
  'The first run has to wait.': 'نخستین اجرا باید منتظر بماند.',
  'You have a bot of this name.': 'باتی به این نام دارید.',
  'This area is too long.': 'این حوزه بیش از اندازه بلند است.',
  'Connect this account again, then try once more.': 'این حساب را دوباره متصل کنید و سپس باز تلاش کنید.',
  'It waits, because somebody of this department has your email and may still answer.':
    'در انتظار است، چون ایمیل شما نزد یکی از اعضای این دانشکده است و شاید هنوز پاسخ دهد.',
  'It waits, because you paused everything.': 'در انتظار است، چون همه‌چیز را متوقف کرده‌اید.',
  'Google cannot be reached.': 'گوگل در دسترس نیست.',
  'The directory is being renewed.': 'فهرست در حال به‌روزرسانی است.',
  'The directory is being updated. Please try again in a minute.':
    'فهرست در حال به‌روزرسانی است. لطفاً یک دقیقهٔ دیگر دوباره تلاش کنید.',
  'The draft has changed.': 'پیش‌نویس تغییر کرده است.',
  'The run has just finished.': 'اجرا همین حالا تمام شد.',
  'This professor has no published work to write about.': 'از این استاد اثر منتشرشده‌ای نیست که بتوان درباره‌اش نوشت.',
  'You already have ten bots at work.': 'هم‌اکنون ده بات شما در حال کار است.',
  'You wrote to this professor in this season already.': 'در این فصل پیش‌تر به این استاد نوشته‌اید.',
  'The directory did not answer.': 'فهرست پاسخ نداد.',
  'Gmail refused the message: the account must be connected again.':
    'جیمیل پیام را نپذیرفت: حساب باید دوباره متصل شود.',
  'It came back: the address does not take email.': 'برگشت خورد؛ این نشانی ایمیل نمی‌پذیرد.',
  'It was not sent, because its bot was stopped. Approve it again to send it.':
    'ارسال نشد، چون بات آن متوقف شد. برای ارسال، دوباره تأیید کنید.',
  'The Gmail account was disconnected before the email left.': 'پیش از ارسال ایمیل، اتصال حساب جیمیل قطع شد.',
  'Gmail needs to be reconnected.': 'جیمیل باید دوباره متصل شود.',
  'The Gmail account of this bot needs to be connected again.': 'حساب جیمیل این بات باید دوباره متصل شود.',
  'The Gmail account of this bot was disconnected.': 'اتصال حساب جیمیل این بات قطع شده است.',
  'The match is too weak.': 'تطابق بسیار کم است.',
  'You wrote to this professor in this season.': 'در این فصل به این استاد نوشته‌اید.',
  'Two of your three research areas appear in work since 2024.':
    'دو حوزه از سه حوزهٔ پژوهشی شما در آثار از سال ۲۰۲۴ به بعد دیده می‌شود.',
  'Your profile has no proposal text yet, so the drafts carry a short proposal written from your interests.':
    'پروفایل شما هنوز متن طرح پژوهشی ندارد؛ پیش‌نویس‌ها طرحی کوتاه بر پایهٔ علاقه‌مندی‌های شما دارند.',
  'Your thesis on vibration-based sensing shares its method with the 2025 paper.':
    'روش پایان‌نامهٔ شما دربارهٔ سنجش ارتعاش همان روش مقالهٔ سال ۲۰۲۵ است.',
  'Works on bridges, as your project does.': 'مانند پروژهٔ شما روی پل‌ها کار می‌کند.',
  'No publication found since 2023 on physics-informed learning.':
    'از سال ۲۰۲۳ به بعد اثری دربارهٔ یادگیری آگاه از فیزیک پیدا نشد.',
};

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value);

/** The same fixture as a Persian caller would get it: each known text of the server in Persian, all else untouched. */
export function answeredInPersian<Value>(fixture: Value): Value {
  if (typeof fixture === 'string') return (persian[fixture] ?? fixture) as Value;
  if (typeof fixture !== 'object' || fixture === null || !isPlain(fixture)) return fixture;
  if (Array.isArray(fixture)) return fixture.map(answeredInPersian) as Value;
  const entries = Object.entries(fixture).map(([key, value]: [string, unknown]) => [key, answeredInPersian(value)]);
  return Object.fromEntries(entries) as Value;
}
