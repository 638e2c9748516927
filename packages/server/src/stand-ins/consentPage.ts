import { type Lang, languageOf } from '../platform/http/messages/translate.ts';
import type { StandInAccount } from './accounts.ts';
import { escape, page as pageOf } from '../platform/standInPage/page.ts';

const texts = {
  en: {
    label: 'Stand-in for Google, on this machine',
    note: 'No real Google account is involved. Anything sent stays here and can be read in the local mailbox.',
    title: 'Choose an account',
    lead: 'Peyk wants to access the account you choose.',
    account: 'Account',
    scopes: 'Peyk will be able to',
    always: 'See your email address',
    'gmail.send': 'Send email on your behalf',
    'gmail.compose': 'Manage drafts and send email on your behalf',
    'gmail.readonly': 'Read your email messages',
    profile: 'See your name',
    allow: 'Allow',
    deny: 'Deny',
    problem: 'This request cannot be continued',
    again: 'Close this window and start again.',
  },
  fa: {
    label: 'جایگزین گوگل، روی همین دستگاه',
    note: 'هیچ حساب واقعی گوگل در کار نیست. آنچه فرستاده می‌شود همین‌جا می‌ماند و در صندوق ایمیل محلی دیده می‌شود.',
    title: 'حساب خود را انتخاب کنید',
    lead: 'پیک می‌خواهد به حسابی که انتخاب می‌کنید دسترسی داشته باشد.',
    account: 'حساب',
    scopes: 'پیک می‌تواند',
    always: 'نشانی ایمیل شما را ببیند',
    'gmail.send': 'از طرف شما ایمیل بفرستد',
    'gmail.compose': 'پیش‌نویس‌ها را مدیریت کند و از طرف شما ایمیل بفرستد',
    'gmail.readonly': 'ایمیل‌های شما را بخواند',
    profile: 'نام شما را ببیند',
    allow: 'اجازه می‌دهم',
    deny: 'اجازه نمی‌دهم',
    problem: 'ادامهٔ این درخواست ممکن نیست',
    again: 'این پنجره را ببندید و از نو شروع کنید.',
  },
} as const;

type ScopeText = 'gmail.send' | 'gmail.compose' | 'gmail.readonly';

function page(lang: Lang, title: string, body: string): string {
  return pageOf({ lang, title, label: texts[lang].label, main: `<h1>${escape(title)}</h1>\n${body}` });
}

/** The language of the page: the request's `ui_locales`, else the browser's. */
export function pageLanguage(uiLocales: string | undefined, acceptLanguage: string | undefined): Lang {
  return languageOf(uiLocales?.split(/\s+/).join(',') || acceptLanguage);
}

/** Account choice and consent in one form, without JavaScript. */
export function consentPage(
  lang: Lang,
  uid: string,
  accounts: readonly StandInAccount[],
  scopes: readonly string[],
): string {
  const t = texts[lang];
  const choices = accounts
    .map(
      (account, index) => `<label class="choice">
<input type="radio" name="account" value="${escape(account.email)}"${index === 0 ? ' checked' : ''} required>
<span><span class="name"><bdi>${escape(account.name)}</bdi></span> <span class="email"><bdi dir="ltr">${escape(account.email)}</bdi></span></span>
</label>`,
    )
    .join('\n');
  const asked = scopes
    .filter((scope) => scope.includes('/auth/'))
    .map((scope) => {
      const name = scope.slice(scope.lastIndexOf('/') + 1) as ScopeText;
      return `<label class="choice"><input type="checkbox" name="scope" value="${escape(scope)}" checked> <span>${escape(t[name] ?? name)}</span></label>`;
    })
    .join('\n');
  return page(
    lang,
    t.title,
    `<p>${escape(t.lead)}</p>
<form method="post" action="/stand-in/google/interaction/${escape(uid)}">
<fieldset>
<legend>${escape(t.account)}</legend>
${choices}
</fieldset>
<fieldset>
<legend>${escape(t.scopes)}</legend>
<ul><li>${escape(t.always)}</li>${scopes.includes('profile') ? `<li>${escape(t.profile)}</li>` : ''}</ul>
${asked}
</fieldset>
<div class="actions">
<button type="submit" name="decision" value="allow" class="primary">${escape(t.allow)}</button>
<button type="submit" name="decision" value="deny">${escape(t.deny)}</button>
</div>
</form>
<p class="note">${escape(t.note)}</p>`,
  );
}

/** The error page for a request that cannot redirect back. */
export function errorPage(acceptLanguage: string | undefined, detail: string): string {
  const lang = languageOf(acceptLanguage);
  const t = texts[lang];
  return page(lang, t.problem, `<p dir="ltr">${escape(detail)}</p><p>${escape(t.again)}</p>`);
}
