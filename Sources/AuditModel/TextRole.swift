/// What a text is on screen; decides style, line limit and growth where the system draws it in a place of its own.
///
/// Source: the specification of the command line, "Roles of items"; names never change.
public enum TextRole: String, CaseIterable, Codable, Hashable, Sendable {
  case text
  case label, row, button, sectionHeader, sectionFooter
  case navigationTitle, largeTitle, navigationSubtitle, navigationPrompt, backButton, tabLabel, barButton, segment
  case alertTitle, alertMessage, alertAction, menuItem, swipeAction
  case fieldPlaceholder, searchPrompt, searchScope, stepper, pickerValue, badge, tip
  case notification, widget, liveActivity, control, homeScreenName, quickAction, permissionPurpose
  case spoken, notDrawn, unknown

  /// Where a message points for the other roles.
  package static let hint =
    "known, among others: navigationTitle, largeTitle, barButton, tabLabel, segment, alertTitle, alertMessage"
}
