export const ownFacts = {
  edit: 'Edit facts',
  title: 'Facts about {{name}}',
  body: 'What you write here is for you alone, and no later search overwrites it. Any data from the directory is kept beside it, and you can go back to it.',
  name: 'Name',
  discard: 'Discard changes',
  saved: 'Your facts about {{name}} are saved.',
  notSaved: 'Could not save your facts',
  takeBack: 'Undo my change',
  takeBackNamed: 'Undo my change: {{fact}}',
  takenBack: '{{fact}}: your change was undone.',
  notTakenBack: 'Could not undo your change',
} as const;
