/// The role of a text on the screen, which determines its style, line limit and growth if the system draws it.
///
/// The names never change. Source: the specification of the command line, "Roles of items".
public enum TextRole: String, CaseIterable, Codable, Hashable, Sendable {
  case text
  case label, row, button, sectionHeader, sectionFooter
  case navigationTitle, largeTitle, navigationSubtitle, navigationPrompt, backButton, tabLabel, barButton, segment
  case alertTitle, alertMessage, alertAction, menuItem, swipeAction
  case fieldPlaceholder, searchPrompt, searchScope, stepper, pickerValue, badge, tip
  case notification, widget, liveActivity, control, homeScreenName, quickAction, permissionPurpose
  case spoken, notDrawn, unknown

  /// A list of common roles, for messages about unknown roles.
  package static let hint =
    "for example: navigationTitle, largeTitle, barButton, tabLabel, segment, alertTitle, alertMessage"
}
