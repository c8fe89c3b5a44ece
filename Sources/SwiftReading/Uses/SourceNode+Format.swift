internal import SwiftTrees

extension SourceNode {
  /// Whether the expression, directly or through a constant, is a format without a locale, as in `String(format: text,
  /// count)`.
  ///
  /// `localizedStringWithFormat` passes the current one (Apple documentation of Foundation, `NSString`).
  var isFormattedWithoutLocale: Bool {
    guard let constant = parent, constant.kind == .property, constant.isLet, let scope = constant.parent else {
      return isFormatWithoutLocale
    }
    let readers = Array(tree.readers(of: constant, in: scope).prefix(Self.mostReaders))
    return !readers.isEmpty && readers.count < Self.mostReaders && readers.allSatisfy(\.isFormatWithoutLocale)
  }

  /// The number of references by name above which a constant may have any use (our own limit).
  private static let mostReaders = 8

  private var isFormatWithoutLocale: Bool {
    guard let argument = parent, argument.kind == .argument, argument.label == "format",
      let call = argument.parent, call.kind == .call, call.name == "String" || call.name == "NSString"
    else { return false }
    return !call.arguments.contains { $0.label == "locale" && $0.first?.isNil != true }
  }
}
