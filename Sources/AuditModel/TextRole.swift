/// What a text is on screen; decides whether it grows with Dynamic Type.
///
/// Every role but ``text`` has a fixed size: such items do not grow, the Large Content Viewer serves them instead.
/// Sizes: the fixed roles of the command-line contract (navigation bar title 17 pt semibold, bar button 17 pt regular,
/// tab label 10 pt medium).
public enum TextRole: String, CaseIterable, Codable, Hashable, Sendable {
  case text, navigationTitle, barButton, tabLabel
}
