import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, attempt, perform } from '../../../api/client';
import { useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { degreeForm } from './degreeForm';
import { interestForm } from './interestForm';
import { ProfileView } from './ProfileView';
import { type ExtractionStep, extractionEnd } from './section';
import { useSection } from './useSection';

/** The part of the profile that drafts need: research interests, and the degrees a draft may cite. */
export function Profile() {
  const t = useT();
  const toast = useToast();
  const [extraction, setExtraction] = useState<ExtractionStep>({ status: 'idle' });
  const [currentYear] = useState(() => new Date().getFullYear());

  const removed = (name: string, restore: () => Promise<void>) =>
    toast.show({
      tone: 'info',
      text: t('profile.removed', { name: named(t, name) }),
      action: { label: t('profile.undo'), onPress: () => void restore() },
    });

  const interests = useSection(
    useApi('/api/student/research-interests/'),
    {
      name: 'interests',
      add: (body) => perform(api.POST('/api/student/research-interests/add/', { body })),
      update: (id, body) =>
        perform(api.PATCH('/api/student/research-interests/{id}/', { params: { path: { id } }, body })),
      remove: (id) => perform(api.DELETE('/api/student/research-interests/{id}/', { params: { path: { id } } })),
      form: interestForm,
    },
    {
      onSaved: (isNew) =>
        toast.show({ tone: 'success', text: isNew ? t('profile.interests.added') : t('profile.interests.updated') }),
      onRemoved: (item, restore) => removed(item.interest_name, restore),
    },
  );
  const degrees = useSection(
    useApi('/api/student/degrees/'),
    {
      name: 'degrees',
      add: (body) => perform(api.POST('/api/student/degrees/add/', { body })),
      update: (id, body) => perform(api.PATCH('/api/student/degrees/{id}/', { params: { path: { id } }, body })),
      remove: (id) => perform(api.DELETE('/api/student/degrees/{id}/', { params: { path: { id } } })),
      form: degreeForm,
      // Specification, section 3.
      given: { year_start: currentYear },
    },
    {
      onSaved: () => toast.show({ tone: 'success', text: t('profile.degrees.saved') }),
      onRemoved: (item, restore) => removed(item.field_of_study, restore),
    },
  );

  const extract = async () => {
    setExtraction({ status: 'busy' });
    const found = await attempt(api.POST('/api/integrations/api/research/extract/'));
    if (!found.ok) {
      setExtraction({ status: 'failed', problem: found.problem });
      return;
    }
    let saved = 0;
    for (const { interest_name, subfield } of found.data.research_interests) {
      const outcome = await perform(
        api.POST('/api/student/research-interests/add/', { body: { interest_name, subfield } }),
      );
      if (outcome.ok) saved += 1;
    }
    await interests.reload();
    setExtraction(extractionEnd(found.data.research_interests.length, saved));
  };

  return (
    <ProfileView
      state={{ interests: interests.state, degrees: degrees.state, extraction }}
      interests={{
        onOpen: interests.openForm,
        onCancel: interests.closeForm,
        onChange: interests.change,
        onKeepMine: interests.keepMine,
        onTakeTheirs: interests.takeTheirs,
        onSave: interests.save,
        onRemove: interests.remove,
        onRetry: interests.reload,
      }}
      degrees={{
        onOpen: degrees.openForm,
        onCancel: degrees.closeForm,
        onChange: degrees.change,
        onKeepMine: degrees.keepMine,
        onTakeTheirs: degrees.takeTheirs,
        onSave: degrees.save,
        onRemove: degrees.remove,
        onRetry: degrees.reload,
      }}
      onExtract={extract}
    />
  );
}
