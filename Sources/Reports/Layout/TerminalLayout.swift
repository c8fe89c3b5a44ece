internal import AuditModel

/// Lines about the screen and element of a finding.
struct TerminalLayout {
  let evidence: LayoutEvidence

  /// The lines, each with a label.
  var lines: [(label: String, value: String)] {
    var lines = [("screen", Quotation(evidence.screen).description)]
    if let element = evidence.element {
      let role = evidence.role.map { ", \(Self.words($0))" } ?? ""
      lines.append(("element", Quotation(element).description + role))
    }
    if let numbers = evidence.frameNumbers?.map({ Points($0).number }), numbers.count == 4 {
      lines.append(("frame", "\(numbers[2]) by \(numbers[3]) pt at \(numbers[0]), \(numbers[1])"))
    }
    if !evidence.environments.isEmpty {
      let shown = evidence.environments.prefix(4).joined(separator: "; ")
      let more = evidence.environments.count - 4
      lines.append(("where", Wording.sentence(shown) + (more > 0 ? " and \(more) more" : "")))
    }
    return lines
  }

  private static func words(_ role: LayoutElement.Role) -> String {
    switch role {
    case .text, .button, .control, .image, .background, .cell: role.rawValue
    case .textField: "text field"
    case .scrollView: "scroll view"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    case .barItem: "bar item"
    case .container: "group"
    }
  }
}
