/** The label of a field without what a form adds in brackets: 'DOI (optional)' is the field 'DOI'. */
export function shortLabel(label: string): string {
  const bracket = label.endsWith(')') ? label.lastIndexOf(' (') : -1;
  return bracket > 0 ? label.slice(0, bracket) : label;
}
