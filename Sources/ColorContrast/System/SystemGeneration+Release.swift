public import Vocabulary

extension SystemGeneration {
  /// How releases may be named, for a sentence.
  public static var words: String { "a release such as 17, or \(allCases.map(\.rawValue).joined(separator: ", "))" }

  /// The generations that a release or a span of releases lies in.
  ///
  /// - Parameter text: A release such as `17`, `12.4` or `26`, or a span such as `15-18`; spaces around it do not count.
  /// - Returns: The generations, oldest first; at least one.
  /// - Throws: A sentence that names what is known, where there is no such release: iOS 7 is the first whose colours are
  ///   published, and the numbers 19 to 25 were never used.
  public static func list(_ text: String) throws(UnknownName) -> [SystemGeneration] {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { release(in: $0) }
    guard ends.count <= 2, let first = ends.first.flatMap(\.self), let last = ends.last.flatMap(\.self), first <= last,
      let start = generation(of: first), let end = generation(of: last)
    else { throw UnknownName(text, kind: "an iOS release", known: allCases.map(\.rawValue)) }
    return Array(allCases[(allCases.firstIndex(of: start) ?? 0)...(allCases.firstIndex(of: end) ?? 0)])
  }

  /// The generation of a release.
  ///
  /// - Parameter text: A release such as `17`, or a span within one generation, such as `15-18`.
  /// - Returns: The generation.
  /// - Throws: A sentence that names what is known, also where a span lies in several generations.
  public static func one(_ text: String) throws(UnknownName) -> SystemGeneration {
    let found = try list(text)
    guard found.count == 1 else {
      throw UnknownName(text, kind: "a span of iOS releases with one set of colours", known: found.map(\.rawValue))
    }
    return found[0]
  }

  /// The first number of a release, such as 12 of `12.4`; nil where it is none.
  private static func release(in text: Substring) -> Int? {
    let bare = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let parts = String(bare).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    else { return nil }
    return Int(parts[0])
  }

  /// Of the numbers 19 to 25 no release was made; 99 is far beyond any.
  private static func generation(of release: Int) -> SystemGeneration? {
    switch release {
    case 7...12: .ios7
    case 13...14: .ios13
    case 15...18: .ios15
    case 26...99: .ios26
    default: nil
    }
  }
}
