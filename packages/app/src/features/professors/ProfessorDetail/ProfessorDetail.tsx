import type { Professor } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi, useRefetch } from '../../../api/useApi';
import { Attachments } from '../../../entities/draft/attachments/Attachments';
import { useDraft } from '../../../entities/draft/useDraft';
import { matchPartOf } from '../../../entities/professor/matchScore';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { idOf } from '../../../paths';
import { usePageTitle } from '../../../ui/pageChange';
import { EditPart } from '../EditFacts/editPart';
import { type OwnFact, type TakingBackPart, factNames, takenBack } from '../parts/facts';
import { ProfessorDetailView } from './ProfessorDetailView';
import { emailPartOf, tabOf, toProfessorDetailState } from './toState';

const nothingTaken: TakingBackPart = { busy: null, failed: null };
const atRest: { creating: boolean; problem: Problem | null } = { creating: false, problem: null };

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
  const tab = tabOf(params);
  // Found, never written by a look at the page.
  const draft = useDraft(tab === 'email' ? id : null);
  const refetch = useRefetch();
  const [writing, setWriting] = useState(atRest);
  const create = async () => {
    if (id === null) return;
    setWriting({ creating: true, problem: null });
    const outcome = await attempt(api.POST('/api/emails/email-drafts/get-or-create/', { body: { professor: id } }));
    if (outcome.ok) await draft.replace(outcome.data);
    setWriting({ creating: false, problem: outcome.ok ? null : outcome.problem });
    void refetch('/api/professor/professors/', '/bots/{id}/results/');
  };
  const toast = useToast();
  const [isEditing, setIsEditing] = useState(false);
  const [own, setOwn] = useState(nothingTaken);
  /** Shows the changed facts wherever the professor is; an answer that could not be read is asked for again. */
  const show = async (saved: Professor | null) => {
    await (saved ? professor.replace(saved) : professor.reload());
    void refetch('/api/professor/professors/', '/api/professor/professors/stats/', '/bots/{id}/results/');
  };
  const takeBack = async (fact: OwnFact) => {
    const body = professor.data && takenBack(professor.data, fact);
    if (id === null || !body) return;
    setOwn({ busy: fact, failed: null });
    const outcome = await attempt(
      api.PATCH('/api/professor/professors/{id}/update/', { params: { path: { id } }, body }),
    );
    if (outcome.ok) {
      await show(outcome.data);
      toast.show({ tone: 'success', text: t('ownFacts.takenBack', { fact: factNames[fact](t) }) });
    }
    setOwn(outcome.ok ? nothingTaken : { busy: null, failed: { fact, problem: outcome.problem } });
  };
  usePageTitle(professor.data ? named(t, professor.data.full_name) : t('shell.titles.professor'));
  return (
    <>
      <ProfessorDetailView
        state={toProfessorDetailState(
          id !== null,
          professor,
          matchPartOf(match),
          emailPartOf(draft, writing),
          tab,
          own,
        )}
        files={
          draft.data ? (
            <Attachments
              draft={draft.data}
              onChanged={async (changed) => {
                await draft.replace(changed);
                void refetch('/api/professor/professors/', '/bots/{id}/results/');
              }}
            />
          ) : null
        }
        onCreate={() => void create()}
        onRetryEmail={() => void draft.reload()}
        onRetry={() => void professor.reload()}
        onEdit={() => setIsEditing(true)}
        onTakeBack={(fact) => void takeBack(fact)}
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
      {isEditing && professor.data ? (
        <Suspense fallback={null}>
          <EditPart
            professor={professor.data}
            onSaved={(saved) => void show(saved)}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
