export const ownFacts = {
  edit: 'Edit facts',
  title: 'Facts about {{name}}',
  body: 'Only you see what you write here, and no later search overwrites it. The directory’s data is kept beside it, so you can undo each change.',
  name: 'Name',
  discard: 'Discard changes',
  saved: 'Your facts about {{name}} are saved.',
  notSaved: 'Could not save your facts',
  takeBack: 'Undo my change',
  takeBackNamed: 'Undo my change: {{fact}}',
  takenBack: '{{fact}}: your change was undone.',
  notTakenBack: 'Could not undo your change',
} as const;
