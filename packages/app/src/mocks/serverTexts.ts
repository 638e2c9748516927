/** A run of English inside a Persian sentence, isolated as the server does it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * The server's Persian texts for the English ones in the fixtures, because it answers in the language of the caller. Each pair exists on
 * the server (`scripts/serverTexts.test.ts`), so that no one reviews an impossible sentence.
 */
export const persian: Readonly<Record<string, string>> = {
  'Something went wrong on our side. Nothing you typed is lost; please try again.':
    'مشکلی از سوی ما پیش آمد. آنچه نوشته‌اید از دست نرفته است؛ لطفاً دوباره تلاش کنید.',
  'Select the day the email was sent, or a later one.': 'روز ارسال ایمیل یا روزی پس از آن را انتخاب کنید.',
  'This field is required.': 'پر کردن این فیلد الزامی است.',
  'Must be at least 8 characters.': 'کوتاه‌تر از ۸\u00a0نویسه است.',
  'Enter it as name@example.org.': `به شکل ${isolated('name@example.org')} بنویسید.`,
  'Too common. Try four unrelated words.': 'بسیار رایج است. چهار واژهٔ بی‌ربط بنویسید.',
  'Hidden characters. Please type it.': 'نویسهٔ نادیدنی دارد. لطفاً آن را تایپ کنید.',
  'An account with this email already exists.': 'با این ایمیل پیش‌تر حسابی ساخته شده است.',
  'The email or the password is wrong.': 'ایمیل یا گذرواژه نادرست است.',
  'The password is wrong.': 'گذرواژه نادرست است.',
  'Google did not confirm this sign-in. Please try again.': 'گوگل این ورود را تأیید نکرد. لطفاً دوباره تلاش کنید.',
  'Value must be at most 9999.': 'مقدار باید حداکثر ۹۹۹۹ باشد.',
  'Please select a country from the list.': 'لطفاً کشوری از فهرست انتخاب کنید.',
  'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.':
    'این بات حساب جیمیل متصلی ندارد. حساب را دوباره متصل کنید یا حساب دیگری انتخاب کنید، سپس دوباره تلاش کنید.',
  'Contains hidden characters. Please type it.': 'نویسهٔ نادیدنی یا خراب دارد. لطفاً تایپ کنید.',
  'No usable photo was found at this address. Save the photo as a JPEG, PNG or WebP file, then upload it.': `در این نشانی عکس قابل استفاده‌ای پیدا نشد. عکس را با قالب ${isolated('JPEG')}، ${isolated('PNG')} یا ${isolated('WebP')} ذخیره و سپس بارگذاری کنید.`,
  'The file letter.pdf is encrypted. Save it without a password, then select it again.': `فایل ${isolated('letter.pdf')} رمزگذاری شده است. آن را بدون گذرواژه ذخیره و دوباره انتخاب کنید.`,
  'The proposal Proposal-bridges.pdf is too long: it has 4 pages, and this bot allows at most 3. Select a shorter proposal, or allow more pages in the bot’s settings.': `پروپوزال ${isolated('Proposal-bridges.pdf')} طولانی است؛ ۴\u00a0صفحه دارد و در این بات حداکثر ۳\u00a0صفحه مجاز است. پروپوزالی کوتاه‌تر انتخاب کنید، یا در تنظیمات بات حداکثر تعداد صفحه‌ها را بیشتر کنید.`,
  'Must be at most 300 characters.': 'باید حداکثر ۳۰۰\u00a0نویسه باشد.',
  'Emails from this Gmail account bounced, so its bots are paused. Check the addresses before you run a bot again.':
    'چون ایمیل‌هایی از این حساب جیمیل برگشت خورده است، بات‌های آن موقتاً متوقف است. پیش از اجرای دوباره، نشانی‌ها را بررسی کنید.',
  'This Gmail account is no longer connected. Please reconnect it or select another one.':
    'این حساب جیمیل دیگر متصل نیست. لطفاً آن را دوباره متصل کنید یا حساب دیگری انتخاب کنید.',
  'Waiting: you can have only one unanswered email per department.':
    'در انتظار است، چون در هر دانشکده فقط یک ایمیل می‌تواند در انتظار پاسخ باشد.',
  'This sentence has no source: “I have also led a team of twelve engineers on such bridges.” Change or delete it, add a source, or select “I state this myself”.': `این جمله منبعی ندارد: «${isolated('I have also led a team of twelve engineers on such bridges.')}» آن را تغییر دهید یا حذف کنید، منبع آن را تعیین کنید، یا «این گفتهٔ خودم است» را بزنید.`,
  'This is the greeting.': 'خطاب آغاز ایمیل است.',
  'The source says this.': 'منبع همین را می‌گوید.',
  'This is a question or a request and makes no claim.': 'پرسش یا درخواست است و ادعایی در آن نیست.',
  'This makes no claim.': 'ادعایی در آن نیست.',
  'This closes the email.': 'پایان ایمیل است.',
  'This is about the email itself and makes no claim.': 'دربارهٔ خود ایمیل است و ادعایی در آن نیست.',
  'Only you can say this.': 'این را تنها شما می‌توانید بگویید.',
  'Neither the professor’s papers nor your profile says this.':
    'چنین چیزی نه در کارهای استاد آمده است و نه در نمایهٔ شما.',
  'A number or year is not in the source.': 'عدد یا سالی در آن هست که در منبع نیست.',
  'You added this source. It does not contain these words: team.': `این منبع را خودتان تعیین کرده‌اید. این واژه‌ها در آن نیست: ${isolated('team')}.`,
  'Please enter a public web address that begins with https://.':
    'لطفاً یک نشانی عمومی وب وارد کنید که با \u2066https://\u2069 آغاز شود.',
  'No record was found for this DOI. Check it against the page of the paper, or leave the field empty.': `برای این ${isolated('DOI')} رکوردی پیدا نشد. این شناسه را با صفحهٔ مقاله مقایسه کنید یا این قسمت را خالی بگذارید.`,
  'This address is on the do-not-contact list.': 'این نشانی در فهرست منع تماس است.',
  'Waiting: all sending is paused.': 'در انتظار است، چون همهٔ ارسال‌ها موقتاً متوقف است.',
  'The model changed, added or left out a number.': 'مدل زبانی عددی را تغییر داد، افزود یا جا انداخت.',
  'This server’s language model has changed. Reload the page and check where your texts would go before you agree.':
    'مدل زبانی این سرور در این فاصله تغییر کرده است. صفحه را دوباره بارگذاری کنید و پیش از موافقت ببینید متن‌های شما به کجا می‌رود.',
  'Google cannot be reached right now. Please try again in a moment.':
    'اکنون دسترسی به گوگل ممکن نیست. لطفاً کمی بعد دوباره تلاش کنید.',
  'The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.':
    'پایگاه دانشگاه‌ها و استادان اکنون در دسترس نیست. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
  'This draft was changed in the meantime. Load the latest version, then try again.':
    'این پیش‌نویس در این فاصله تغییر کرده است. آخرین نسخه را بارگذاری کنید، سپس دوباره تلاش کنید.',
  'This bot is already running.': 'این بات هم‌اکنون در حال اجراست.',
  'Peyk cannot do this right now. Nothing you typed is lost; please try again in a moment.':
    'اکنون انجام این کار ممکن نیست. آنچه نوشته‌اید از دست نرفته است؛ لطفاً کمی بعد دوباره تلاش کنید.',
  'You have 200 bots, the most an account can have. Delete one before you create another.':
    'شما ۲۰۰\u00a0بات دارید و این حداکثر تعداد است. پیش از ساختن بات جدید، یکی را حذف کنید.',
  'The address has changed since you saw it. Check who this email goes to, then approve it again.':
    'نشانی استاد پس از آنکه آن را دیدید تغییر کرده است. ببینید این ایمیل به کدام نشانی می‌رود، سپس دوباره تأیید کنید.',
  'You have already emailed this professor this application season or in the last 180 days.':
    'در این دورهٔ پذیرش یا در ۱۸۰\u00a0روز گذشته برای این استاد ایمیل فرستاده‌اید.',
  'The directory of universities and professors cannot be reached at the moment. What the run found is kept; run the bot again later to continue from there.':
    'پایگاه دانشگاه‌ها و استادان اکنون در دسترس نیست. آنچه پیدا شده است محفوظ است؛ بعداً بات را دوباره اجرا کنید تا از همان‌جا ادامه یابد.',
  'Not sent: the Gmail account needs to be reconnected. Reconnect it, then approve again.':
    'ارسال نشد، چون حساب جیمیل باید دوباره متصل شود. آن را دوباره متصل کنید، سپس دوباره تأیید کنید.',
  'Bounced: this email was not delivered.': 'برگشت خورد؛ این ایمیل به استاد نرسید.',
  'Not sent: the bot was stopped or deleted. Approve the email again to send it.':
    'ارسال نشد، چون بات آن کاملاً متوقف یا حذف شد. برای ارسال، دوباره تأیید کنید.',
  'Not sent: the Gmail account was disconnected. Select another account, then approve again.':
    'ارسال نشد، چون اتصال حساب جیمیل قطع شده است. حساب دیگری انتخاب کنید، سپس دوباره تأیید کنید.',
  'This bot’s Gmail account needs to be reconnected.': 'حساب جیمیل این بات باید دوباره متصل شود.',
  'This bot’s Gmail account was disconnected.': 'اتصال حساب جیمیل این بات قطع شده است.',
  'No draft was written, because closer matches used up this run’s draft limit.':
    'پیش‌نویسی نوشته نشد، چون تطابق‌های قوی‌تر سقف پیش‌نویس‌های این اجرا را پر کردند.',
  'You can have only one unanswered email per department, and you already have an email or a draft to someone in this department. You can email this professor 14 days after that one is sent.':
    'در هر دانشکده فقط یک ایمیل می‌تواند در انتظار پاسخ باشد و شما برای استاد دیگری از این دانشکده ایمیل یا پیش‌نویس دارید. ایمیل بعدی به این دانشکده را می‌توان ۱۴\u00a0روز پس از ارسال آن فرستاد.',
  'Not close enough for an automatic draft. You can still ask Peyk for a draft.':
    'تطابق برای نوشتن خودکار پیش‌نویس کافی نیست. همچنان می‌توانید از پیک بخواهید پیش‌نویسی بنویسد.',
  'This run reached its limit of drafts. No drafts were written for the other professors it found.':
    'این اجرا به سقف پیش‌نویس‌ها رسید؛ برای استادان دیگری که پیدا شدند پیش‌نویسی نوشته نشد.',
  'Fewer publications than this bot’s minimum.': 'تعداد مقاله‌ها از حداقل تعیین‌شده برای این بات کمتر است.',
  'This bot requires a research proposal, but your profile has no text to base one on. Add a thesis abstract, a research description or a project description.':
    'برای این بات پروپوزال پژوهشی را الزامی کرده‌اید، اما نمایهٔ شما متنی ندارد که پروپوزال بر پایهٔ آن نوشته شود. چکیدهٔ پایان‌نامه، شرح پژوهش یا شرح پروژه‌ای بیفزایید.',
  'Their work on structural health monitoring and bridge dynamics closely matches your interest in structural health monitoring.': `کار او دربارهٔ ${isolated('structural health monitoring')} و ${isolated('bridge dynamics')} با علاقهٔ شما به ${isolated('structural health monitoring')} تطابق زیادی دارد.`,
  'One of the lists in your profile would have 512 entries; the maximum is 500. Select fewer entries, then try again.':
    'تعداد موارد یکی از فهرست‌های نمایهٔ شما به ۵۱۲ می‌رسد، اما حداکثر ۵۰۰\u00a0مورد پذیرفته می‌شود. موارد کمتری انتخاب کنید و دوباره تلاش کنید.',
  'The file is too large: the limit is 5 MB.': 'حجم فایل زیاد است؛ حداکثر ۵\u00a0مگابایت پذیرفته می‌شود.',
  'Records cannot be looked up at the moment. Please try again in a few minutes.':
    'اکنون جست‌وجوی رکوردها ممکن نیست. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
  'Two of your three research areas appear in their work since 2024.':
    '۲ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای او از سال ۲۰۲۴ به بعد دیده می‌شود.',
  'Structural health monitoring and bridge dynamics are among their listed topics.': `در فهرست موضوع‌های پژوهشی او ${isolated('structural health monitoring')} و ${isolated('bridge dynamics')} آمده است.`,
  '“Drive-by damage detection on short-span bridges under changing temperature” (2025) is close to your interest in structural health monitoring.': `مقالهٔ «${isolated('Drive-by damage detection on short-span bridges under changing temperature')}» (۲۰۲۵) با علاقهٔ شما به ${isolated('structural health monitoring')} هم‌خوانی دارد.`,
  'Your thesis “Vibration-based sensing of prestressed concrete bridges” shares “sensing” and “bridge” with their work.': `پایان‌نامهٔ شما («${isolated('Vibration-based sensing of prestressed concrete bridges')}») و کار او در واژه‌های ${isolated('sensing')} و ${isolated('bridge')} اشتراک دارند.`,
  'Physics-informed learning does not appear in their topics or publications.': `در موضوع‌ها و مقاله‌های او اثری از ${isolated('physics-informed learning')} نیست.`,
  'Their work in Civil Engineering has little in common with your interest in structural health monitoring.': `کار او در رشتهٔ ${isolated('Civil Engineering')} اشتراک کمی با علاقهٔ شما به ${isolated('structural health monitoring')} دارد.`,
  'Nothing in your profile overlaps with their work.': 'هیچ‌یک از موارد نمایهٔ شما واژهٔ مشترکی با کار او ندارد.',
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

/** The response in the caller's language. */
export const inTheirLanguage = <Answer>(request: Request, answer: Answer): Answer =>
  request.headers.get('Accept-Language')?.startsWith('fa') ? answeredInPersian(answer) : answer;
