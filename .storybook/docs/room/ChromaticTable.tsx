import { chromaticModes, locales, themes } from '../../modes';

/** The modes that Chromatic takes of each story, from the table that everything else is made from. */
export function ChromaticTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Mode</th>
          <th scope="col">Language</th>
          <th scope="col">Theme</th>
          <th scope="col">Width</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(chromaticModes).map(([name, { locale, theme, viewport }]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{locales[locale]}</td>
            <td>{themes[theme]}</td>
            <td>{viewport} px</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
