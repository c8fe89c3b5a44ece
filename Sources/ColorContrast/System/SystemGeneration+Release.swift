public import Vocabulary

extension SystemGeneration {
  /// The ways to write a release, in words for a sentence.
  public static var words: String { "a release such as 17, or \(allCases.map(\.rawValue).joined(separator: ", "))" }

  /// Parses a release or a span of releases.
  ///
  /// - Parameter text: A release such as `17`, `12.4` or `26`, or a span such as `15-18`; surrounding spaces are
  ///   ignored.
  /// - Returns: The generations that contain the releases, oldest first; at least one.
  /// - Throws: ``UnknownName`` listing the known releases. iOS 7 is the first release with published colours, and there
  ///   is no iOS 19 to 25.
  public static func list(_ text: String) throws(UnknownName) -> [SystemGeneration] {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { release(in: $0) }
    guard ends.count <= 2, let first = ends.first.flatMap(\.self), let last = ends.last.flatMap(\.self), first <= last,
      let start = generation(of: first), let end = generation(of: last)
    else { throw UnknownName(text, kind: "an iOS release", known: allCases.map(\.rawValue)) }
    return Array(allCases[(allCases.firstIndex(of: start) ?? 0)...(allCases.firstIndex(of: end) ?? 0)])
  }

  /// Parses a release or a span within one generation.
  ///
  /// - Parameter text: A release such as `17`, or a span within one generation, such as `15-18`.
  /// - Returns: The generation.
  /// - Throws: ``UnknownName`` listing the known releases, or if a span covers several generations.
  public static func one(_ text: String) throws(UnknownName) -> SystemGeneration {
    let found = try list(text)
    guard found.count == 1 else {
      throw UnknownName(text, kind: "a span of iOS releases with one set of colours", known: found.map(\.rawValue))
    }
    return found[0]
  }

  /// Returns the major version of a release, such as 12 for `12.4`, or nil if the text is not a release.
  private static func release(in text: Substring) -> Int? {
    let bare = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let parts = String(bare).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    else { return nil }
    return Int(parts[0])
  }

  /// Returns the generation of a major version, or nil if it is unknown.
  ///
  /// There is no iOS 19 to 25. 99 is a bound far beyond current releases.
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
