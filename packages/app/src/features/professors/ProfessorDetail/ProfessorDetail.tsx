import { useParams, useSearchParams } from 'wouter';
import { useApi } from '../../../api/useApi';
import { matchPartOf } from '../../../entities/professor/matchScore';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { idOf } from '../../../paths';
import { usePageTitle } from '../../../ui/pageChange';
import { ProfessorDetailView } from './ProfessorDetailView';
import { tabOf, toProfessorDetailState } from './toState';

/** /professors/{professorId}; the tab is in the URL. */
export function ProfessorDetail() {
  const t = useT();
  const id = idOf(useParams()['professorId']);
  const [params, setParams] = useSearchParams();
  const professor = useApi(id === null ? null : '/api/professor/professors/{id}/', {
    params: { path: { id: id ?? 0 } },
  });
  const match = useApi(id === null ? null : '/api/matching/match-scores/', {
    params: { query: { professor: id ?? 0 } },
  });
  usePageTitle(professor.data ? named(t, professor.data.full_name) : t('shell.titles.professor'));
  return (
    <ProfessorDetailView
      state={toProfessorDetailState(id !== null, professor, matchPartOf(match), tabOf(params))}
      onRetry={() => void professor.reload()}
      onTab={(tab) =>
        setParams(
          (now) => {
            const next = new URLSearchParams(now);
            if (tab === 'overview') next.delete('tab');
            else next.set('tab', tab);
            return next;
          },
          { replace: true },
        )
      }
    />
  );
}
