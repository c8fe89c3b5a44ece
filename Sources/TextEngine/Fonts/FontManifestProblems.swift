extension FontManifest {
  /// The problems in the manifest, as sentences; empty if it is valid.
  var problems: [String] {
    var seen: Set<String> = []
    let repeated = (faces.map(\.id) + rules.map(\.id)).filter { !seen.insert($0).inserted }
    let unweighted = calibrations.keys.sorted().filter { calibrations[$0]?.classes.isEmpty == true }
    return Self.messages([
      (schema != Self.supportedSchema, "its schema is \(schema), but this version reads \(Self.supportedSchema)"),
      (defaultFace == nil, "no face has the role ui-text"),
    ]) + repeated.map { "the identifier \($0) is used twice" } + unweighted.map { "calibration \($0) has no weight" }
      + faces.flatMap(problems(of:)) + rules.flatMap(problems(of:))
  }

  /// Returns the messages of the failed checks.
  private static func messages(_ checks: [(isWrong: Bool, message: String)]) -> [String] {
    checks.filter(\.isWrong).map(\.message)
  }

  private func problems(of entry: Entry) -> [String] {
    let calibrationIsMissing = entry.calibration.map { calibrations[$0] == nil } ?? false
    let drawer = entry.drawnBy.map { name in faces.contains { $0.id == name && $0.role == .drawing } } ?? true
    return Self.messages([
      (!Self.isHash(entry.sha256), "has no SHA-256 of 64 hexadecimal digits"),
      ((entry.boldFile == nil) != (entry.boldSha256 == nil), "needs both boldFile and boldSha256, or neither"),
      (entry.boldSha256.map(Self.isHash) == false, "has no boldSha256 of 64 hexadecimal digits"),
      (entry.scripts.isEmpty, "has no scripts"),
      (entry.widthScale.map { !(0.5...2).contains($0) } == true, "has a widthScale outside 0.5…2"),
      (calibrationIsMissing, "names the calibration \(entry.calibration ?? ""), which is missing"),
      (lineMetrics[entry.lineMetrics] == nil, "names the line metrics \(entry.lineMetrics), which are missing"),
      (!drawer, "is drawn by \(entry.drawnBy ?? ""), which is not a face with the role drawing"),
      (
        entry.role != .drawing && entry.calibration == nil && entry.uncertainty == nil,
        "has neither a calibration nor an uncertainty"
      ),
      (
        entry.axes.values.contains { $0.count != 2 || $0[0] > $0[1] },
        "has an axis that is not a pair of minimum and maximum"
      ),
      (
        !(16...16384).contains(entry.unitsPerEm),
        "has unitsPerEm \(entry.unitsPerEm), outside OpenType's 16…16384"
      ),
    ]).map { "face \(entry.id) \($0)" }
  }

  private func problems(of rule: Rule) -> [String] {
    Self.messages([
      (rule.advanceEm == nil && rule.advancePt == nil, "has no advance"),
      (rule.codePoints.count != rule.ranges.count, "has a range that is not a pair of hexadecimal code points"),
      (!(0...1).contains(rule.uncertainty), "has an uncertainty outside 0…1"),
    ]).map { "rule \(rule.id) \($0)" }
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
