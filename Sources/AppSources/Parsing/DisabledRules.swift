/// The comments in a source file that turn rules off.
///
/// `// typecheck:disable RULE` turns a rule off for its line, or for the next one if the line has only the comment.
enum DisabledRules {
  private static let mark = Array("typecheck:disable ".utf8)

  /// Returns the identifiers of the rules that are turned off, by line.
  static func lines(in bytes: [UInt8]) -> [Int: Set<String>] {
    // Nearly all files have no such comment.
    guard bytes.contains(mark) else { return [:] }
    var found: [Int: Set<String>] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let place = line.firstRange(of: mark) else { continue }
      let before = String(decoding: line[..<place.lowerBound], as: UTF8.self)
      guard let comment = before.firstRange(of: "//") else { continue }
      let names = String(decoding: line[place.upperBound...], as: UTF8.self)
      let isAlone = before[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      let rules = names.split { $0.isWhitespace || $0 == "," }.map(String.init)
      found[index + (isAlone ? 2 : 1), default: []].formUnion(rules)
    }
    return found
  }
}
