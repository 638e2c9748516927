/** What an element of HTML or of react-aria-components is, in the words of somebody who sees it. */
const WORDS: Readonly<Record<string, string>> = {
  a: 'a link',
  article: 'an article',
  aside: 'a remark beside the text',
  bdi: 'a text with a direction of its own',
  blockquote: 'a quotation',
  button: 'a button',
  canvas: 'a picture that is drawn',
  caption: 'the title of a table',
  circle: 'a circle of a drawing',
  code: 'a piece of code',
  dd: 'the value of a term',
  del: 'words that are removed',
  div: 'a box',
  dl: 'a list of terms and values',
  dt: 'a term',
  em: 'stressed words',
  figure: 'a figure',
  footer: 'a foot',
  form: 'a form',
  g: 'a group of a drawing',
  h1: 'a heading',
  h2: 'a heading',
  h3: 'a heading',
  header: 'a head',
  hr: 'a line across',
  i: 'a mark',
  iframe: 'a page of its own',
  img: 'a picture',
  input: 'a field',
  li: 'an entry of a list',
  main: 'the main region',
  mark: 'marked words',
  nav: 'a list of links to other places',
  ol: 'a list in order',
  p: 'a paragraph',
  path: 'a line of a drawing',
  pre: 'text as it is typed',
  rect: 'a rectangle of a drawing',
  section: 'a section',
  span: 'a piece of a line',
  strong: 'important words',
  sup: 'a raised number',
  svg: 'a drawing',
  table: 'a table',
  tbody: 'the rows of a table',
  td: 'a cell of a table',
  th: 'a head of a row or a column',
  thead: 'the head of a table',
  tr: 'a row of a table',
  ul: 'a list',
  Button: 'a button',
  Calendar: 'a calendar',
  CalendarCell: 'a day of a calendar',
  CalendarGrid: 'the days of a month',
  CalendarHeaderCell: 'the name of a weekday',
  Checkbox: 'a checkbox',
  CheckboxButton: 'the square of a checkbox with its label',
  CheckboxField: 'a checkbox with what belongs to it',
  CheckboxGroup: 'a group of checkboxes',
  ComboBox: 'a field with suggestions',
  DateField: 'a day in its parts',
  DateInput: 'the parts of a day or a time',
  DateSegment: 'a part of a day or a time',
  Dialog: 'the dialog itself',
  Disclosure: 'a section that opens and closes',
  DisclosurePanel: 'what an open section shows',
  FieldError: 'what is wrong in a field',
  Form: 'a form',
  Group: 'controls that belong together',
  Header: 'the heading of a group',
  Heading: 'a heading',
  Input: 'the field that is typed in',
  Label: 'the label of a field',
  Link: 'a link',
  ListBox: 'a list of choices',
  ListBoxItem: 'a choice',
  ListBoxSection: 'a group of choices',
  Menu: 'a list of actions',
  MenuItem: 'an action of a menu',
  MenuSection: 'a group of actions',
  Meter: 'a measure',
  Modal: 'the sheet that a dialog lies on',
  ModalOverlay: 'what covers the page behind',
  Popover: 'a panel over the page',
  ProgressBar: 'a bar of progress',
  Radio: 'a choice of a group',
  RadioButton: 'a choice with its label',
  RadioField: 'a choice with what belongs to it',
  RadioGroup: 'a group of choices',
  Select: 'a choice from a list',
  SelectValue: 'what is chosen',
  Slider: 'a slider',
  SliderOutput: 'the value of a slider',
  SliderThumb: 'a thumb of a slider',
  SliderTrack: 'the track of a slider',
  SwitchButton: 'a switch with its label',
  SwitchField: 'a switch with what belongs to it',
  Tab: 'a tab',
  TabList: 'a row of tabs',
  TabPanel: 'what a tab shows',
  Tabs: 'tabs and what they show',
  Text: 'a text that explains',
  TextArea: 'the field that is typed in, of several lines',
  TextField: 'a field with its label',
  TimeField: 'a time in its parts',
  ToggleButton: 'a button that stays pressed',
  Tooltip: 'a short explanation',
  UNSTABLE_Toast: 'a message at the edge of the screen',
  UNSTABLE_ToastContent: 'the words of such a message',
  UNSTABLE_ToastRegion: 'the place of such messages',
};

/** Roles that say more than the element that has them. */
const ROLES: Readonly<Record<string, string>> = {
  alert: 'said at once',
  group: 'a group',
  img: 'a picture',
  list: 'a list',
  none: 'a box',
  note: 'a remark',
  presentation: 'a box',
  region: 'a region with a name',
  status: 'said when it changes',
};

/** What an element is, by its name and its role. What a prop decides is of no kind. */
export function wordOf(element: string, role: string | undefined, hidden: boolean): string {
  const word = WORDS[element] ?? 'an element that its props choose';
  const said = role === undefined || WORDS[element] === ROLES[role] ? undefined : ROLES[role];
  return [word, said, hidden ? 'for the eye alone' : undefined].filter((one) => one !== undefined).join(', ');
}

/** The kinds of controls, by the keys that work them. */
export type Control = keyof typeof KEYS;

/** Which keys work a control, what they do, and whose they are. */
export interface Keys {
  keys: readonly string[];
  does: string;
  of: 'browser' | 'react-aria';
}

/** The keys that each kind of control has without a word of ours. */
export const KEYS = {
  button: [{ keys: ['Enter', 'Space'], does: 'press the button that has focus', of: 'react-aria' }],
  link: [{ keys: ['Enter'], does: 'follows the link that has focus', of: 'browser' }],
  text: [
    { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], does: 'move the caret in the text', of: 'browser' },
    { keys: ['Enter'], does: 'sends the form around it; in several lines, begins a new one', of: 'browser' },
  ],
  tick: [{ keys: ['Space'], does: 'ticks it, or takes the tick away', of: 'browser' }],
  switch: [{ keys: ['Space'], does: 'turns it on or off', of: 'browser' }],
  radio: [
    {
      keys: ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
      does: 'choose the next or the one before; the group is one stop of Tab',
      of: 'react-aria',
    },
  ],
  tabs: [
    {
      keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      does: 'go to another tab in reading direction, to the first and to the last',
      of: 'react-aria',
    },
  ],
  menu: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'open the menu, and move in it', of: 'react-aria' },
    { keys: ['A letter'], does: 'jumps to the first action that begins with it', of: 'react-aria' },
    { keys: ['Enter', 'Space'], does: 'do the action', of: 'react-aria' },
    { keys: ['Escape'], does: 'closes the menu and gives focus back to its button', of: 'react-aria' },
  ],
  select: [
    { keys: ['ArrowDown', 'ArrowUp', 'Enter', 'Space'], does: 'open the list', of: 'react-aria' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'choose the next or the one before while it is closed',
      of: 'react-aria',
    },
    { keys: ['A letter'], does: 'goes to the first choice that begins with it', of: 'react-aria' },
    { keys: ['Escape'], does: 'closes the list and changes nothing', of: 'react-aria' },
  ],
  suggestions: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'open the suggestions, and move among them', of: 'react-aria' },
    { keys: ['Enter'], does: 'takes the suggestion', of: 'react-aria' },
    { keys: ['Escape'], does: 'closes the suggestions and keeps what is typed', of: 'react-aria' },
  ],
  slider: [
    {
      keys: ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'],
      does: 'move the thumb by a step, by a large one, and to either end',
      of: 'react-aria',
    },
  ],
  parts: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'change the part that has focus', of: 'react-aria' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'go to the part beside it', of: 'react-aria' },
    { keys: ['Digits'], does: 'fill the part and go on to the next', of: 'react-aria' },
    { keys: ['Backspace'], does: 'empties the part', of: 'react-aria' },
  ],
  calendar: [
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'go to another day or another week',
      of: 'react-aria',
    },
    { keys: ['PageUp', 'PageDown'], does: 'go to another month', of: 'react-aria' },
    { keys: ['Enter', 'Space'], does: 'choose the day', of: 'react-aria' },
  ],
  dialog: [
    { keys: ['Tab', 'Shift+Tab'], does: 'go round inside it', of: 'react-aria' },
    { keys: ['Escape'], does: 'closes it, and focus returns to where it was', of: 'react-aria' },
  ],
  tooltip: [{ keys: ['Escape'], does: 'hides the explanation', of: 'react-aria' }],
  toasts: [{ keys: ['F6'], does: 'goes to the messages, and back', of: 'react-aria' }],
  scroll: [{ keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'], does: 'scroll what has focus', of: 'browser' }],
} satisfies Record<string, readonly Keys[]>;

const CONTROLS: Readonly<Record<string, Control>> = {
  a: 'link',
  button: 'button',
  iframe: 'scroll',
  input: 'text',
  summary: 'button',
  textarea: 'text',
  Button: 'button',
  Calendar: 'calendar',
  CalendarGrid: 'calendar',
  Checkbox: 'tick',
  CheckboxButton: 'tick',
  ComboBox: 'suggestions',
  DateSegment: 'parts',
  Dialog: 'dialog',
  Input: 'text',
  Link: 'link',
  Menu: 'menu',
  Radio: 'radio',
  RadioButton: 'radio',
  RadioGroup: 'radio',
  Select: 'select',
  SliderThumb: 'slider',
  SwitchButton: 'switch',
  TabList: 'tabs',
  TextArea: 'text',
  ToggleButton: 'button',
  Tooltip: 'tooltip',
  UNSTABLE_ToastRegion: 'toasts',
};

/** The kind of control that an element is, if it takes keys. */
export const controlOf = (element: string, scrolls: boolean): Control | undefined =>
  CONTROLS[element] ?? (scrolls ? 'scroll' : undefined);
