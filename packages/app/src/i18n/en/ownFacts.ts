export const ownFacts = {
  edit: 'Edit details',
  title: 'Facts about {{name}}',
  body: 'Your changes apply to your account only, and no later search overwrites them. Any data from the directory is kept beside them, and you can go back to it.',
  name: 'Name',
  discard: 'Discard changes',
  saved: 'Facts about {{name}} saved',
  notSaved: 'Could not save your changes',
  takeBack: 'Undo my change',
  takeBackNamed: 'Undo my change: {{fact}}',
  takenBack: '{{fact}}: your change was undone.',
  notTakenBack: 'Could not undo your change',
} as const;
