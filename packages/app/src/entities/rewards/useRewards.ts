import { useEffect, useRef } from 'react';
import { api, perform } from '../../api/client';
import { type ApiResult, type GetData, useApi } from '../../api/useApi';
import { useLocale } from '../../i18n/I18n';
import { ownClock } from '../../i18n/ownClock';

/** What the person has earned. Also tells the server in which zone and calendar their days and weeks begin, where it does not know it yet. */
export function useRewards(): ApiResult<GetData<'/api/student/rewards/'>> {
  const rewards = useApi('/api/student/rewards/');
  const locale = useLocale();
  const told = useRef<string | null>(null);
  const { data, reload } = rewards;
  useEffect(() => {
    if (!data) return;
    const clock = ownClock(locale);
    const key = `${clock.time_zone} ${clock.calendar}`;
    if (key === `${data.clock.time_zone} ${data.clock.calendar}` || key === told.current) return;
    // Once for each visit: a server that refuses it goes on with the clock that it has.
    told.current = key;
    void perform(api.PUT('/api/student/clock/', { body: clock })).then((outcome) => {
      if (outcome.ok) void reload();
    });
  }, [data, locale, reload]);
  return rewards;
}
