extension SourceNode {
  /// Whether the expression is the format of a call that passes no locale, as in `String(format: text, count)`.
  ///
  /// `localizedStringWithFormat` passes the current one (Apple documentation of Foundation, `NSString`).
  var isFormattedWithoutLocale: Bool {
    guard let argument = parent, argument.kind == .argument, argument.label == "format",
      let call = argument.parent, call.kind == .call, call.name == "String" || call.name == "NSString"
    else { return false }
    return !call.arguments.contains { $0.label == "locale" }
  }
}
