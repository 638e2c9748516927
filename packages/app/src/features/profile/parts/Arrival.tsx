import { useToast } from '@peyk/design-system';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { entryId, isList, pathOf, stepOf } from '../steps';
import { arriveAt } from './arriveAt';

/**
 * Leads to what the address names as `entry`: the id of an entry of its step, or the plan (LTR-16). It comes into view, focused and marked;
 * of an entry that is gone a sentence tells, once.
 */
export function Arrival() {
  const t = useT();
  const toast = useToast();
  const [query] = useSearchParams();
  const entry = query.get('entry');
  const step = stepOf(query.toString());
  const over = useRef<string | null>(null);
  const { data, refreshing } = useApi(step !== null && isList(step) ? pathOf(step) : null);
  const isGone = data !== undefined && !refreshing && !data.some(({ id }) => String(id) === entry);
  useEffect(() => {
    if (entry === null) return;
    return arriveAt(entryId(entry), () => {
      over.current = entry;
    });
  }, [entry]);
  useEffect(() => {
    if (!isGone || over.current === entry) return;
    over.current = entry;
    toast.show({ tone: 'info', text: t('profile.entryGone') });
  }, [isGone, entry, t, toast]);
  return null;
}
