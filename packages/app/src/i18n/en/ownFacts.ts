export const ownFacts = {
  edit: 'Edit facts',
  title: 'Facts about {{name}}',
  body: 'Only you see what you write here, and no later search overwrites it. What the directory says is kept beside it, so you can take each change back.',
  name: 'Name',
  discard: 'Discard changes',
  saved: 'Your facts about {{name}} are saved.',
  notSaved: 'Your facts were not saved',
  takeBack: 'Take back my change',
  takeBackNamed: 'Take back my change: {{fact}}',
  takenBack: '{{fact}} is as in the directory again.',
  notTakenBack: 'Your change was not taken back',
} as const;
