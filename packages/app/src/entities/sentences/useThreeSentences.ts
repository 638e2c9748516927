import { useApi } from '../../api/useApi';
import { dismissed, useDismissed } from '../../session/dismissed';
import { type Standings, isLacking, standingsOf } from './threeSentences';

/**
 * How the person stands with the three sentences (LTR-01), and a way to be asked no more on the dashboard. Null while it is not known, where
 * all three are there, and once dismissed.
 */
export function useThreeSentences(owner: number | null): {
  lacking: Standings | null;
  /** An answer is still to come. */
  pending: boolean;
  dismiss: () => void;
} {
  const isDismissed = useDismissed(owner, 'threeSentences');
  const isIdle = owner === null || isDismissed;
  const { data: everything, loading: loadingEverything } = useApi(isIdle ? null : '/api/student/cv/');
  const { data: extras, loading: loadingExtras } = useApi(isIdle ? null : '/api/student/profile/edit/');
  const standings = everything && extras ? standingsOf(everything, extras) : null;
  return {
    lacking: standings && !isDismissed && isLacking(standings) ? standings : null,
    pending: loadingEverything || loadingExtras,
    dismiss: () => {
      if (owner !== null) dismissed.add(owner, 'threeSentences');
    },
  };
}
