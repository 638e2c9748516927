import { TYPE_STEPS, latin, latinPhone, persian, persianPhone } from '../typeScale';
import type { Scale, TypeStep } from '../typeScale';
import * as s from './page.css';
import { Name, Value } from './Sheet';

const SCRIPTS = {
  en: { desk: latin, phone: latinPhone, words: 'Worth a careful letter' },
  fa: { desk: persian, phone: persianPhone, words: 'سزاوارِ نامه‌ای سنجیده' },
} as const;

const pixels = (length: string) => Number.parseFloat(length) * 16;
const written = ({ size, line, weight }: Scale[TypeStep]) => `${pixels(size)}/${pixels(line)} ${weight}`;

/** The type scale of one script, in its own language whatever that of the page is. */
export function ScriptScale({ lang }: { lang: 'en' | 'fa' }) {
  const { desk, phone, words } = SCRIPTS[lang];
  return (
    <div className={s.script}>
      {TYPE_STEPS.map((step) => (
        <div key={step} className={s.specimen}>
          <span className={s.about}>
            <Name>{step}</Name>
            <Value>
              {desk[step] === phone[step] ? written(desk[step]) : `${written(desk[step])} · ${written(phone[step])}`}
            </Value>
          </span>
          <p lang={lang} dir={lang === 'fa' ? 'rtl' : 'ltr'} className={s.step[step]}>
            {words}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Lines of both scripts with their baseline drawn. */
export function BaselineLines({ words }: { words: string }) {
  return (
    <div className={s.script}>
      {TYPE_STEPS.map((step) => (
        <p key={step} className={s.step[step]}>
          <span className={s.baseline}>{words}</span>
        </p>
      ))}
    </div>
  );
}
