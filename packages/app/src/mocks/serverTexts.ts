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
