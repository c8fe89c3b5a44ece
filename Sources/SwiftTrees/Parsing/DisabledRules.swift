internal import Foundation

/// The comments in a source file that disable rules.
///
/// `// typecheck:disable RULE` disables a rule for its line, or for the next line if nothing else is on its line.
enum DisabledRules {
  private static let word = "typecheck:disable "
  private static let mark = Array(word.utf8)

  private static func containMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let colon = 9
    guard bytes.count >= mark.count else { return false }
    return (0...bytes.count - mark.count).contains { start in
      bytes[start + colon] == UInt8(ascii: ":") && bytes[start] == mark[0]
        && bytes[start..<start + mark.count].elementsEqual(mark)
    }
  }

  /// Returns the identifiers of the disabled rules, by line.
  static func lines(in bytes: [UInt8]) -> [Int: Set<String>] {
    // Nearly all files have no such comment.
    guard bytes.withUnsafeBufferPointer(containMark) else { return [:] }
    var found: [Int: Set<String>] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard let comment = text.range(of: "//"), let place = text.range(of: word),
        comment.upperBound <= place.lowerBound
      else { continue }
      let names = text[place.upperBound...]
      let isAlone = text[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      let rules = names.split { $0.isWhitespace || $0 == "," }.map(String.init)
      found[index + (isAlone ? 2 : 1), default: []].formUnion(rules)
    }
    return found
  }
}
