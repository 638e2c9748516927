export const ownFacts = {
  edit: 'Edit details',
  title: 'Details of {{name}}',
  body: 'Your changes apply to your account only, and later searches do not overwrite them. If Peyk’s directory has other data, it is kept beside your changes and you can go back to it.',
  name: 'Name',
  discard: 'Discard changes',
  saved: 'Details of {{name}} saved',
  notSaved: 'Could not save your changes',
  takeBack: 'Undo my change',
  takeBackNamed: 'Undo my change: {{fact}}',
  takenBack: '{{fact}}: your change was undone.',
  notTakenBack: 'Could not undo your change',
} as const;
