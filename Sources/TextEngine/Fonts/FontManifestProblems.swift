extension FontManifest {
  /// The problems in the manifest, as sentences; empty if it is valid.
  var problems: [String] {
    var found: [String] = []
    if schema != Self.supportedSchema {
      found.append("its schema is \(schema), this program reads \(Self.supportedSchema)")
    }
    if defaultFace == nil { found.append("no face has the role ui-text") }
    var seen: Set<String> = []
    for id in faces.map(\.id) + rules.map(\.id) where !seen.insert(id).inserted {
      found.append("the identifier \(id) is used twice")
    }
    return found + faces.flatMap(problems(of:)) + rules.flatMap(problems(of:))
  }

  private func problems(of entry: Entry) -> [String] {
    var found: [String] = []
    if !Self.isHash(entry.sha256) { found.append("face \(entry.id) has no SHA-256 of 64 hexadecimal digits") }
    if (entry.boldFile == nil) != (entry.boldSha256 == nil) {
      found.append("face \(entry.id) needs both boldFile and boldSha256, or neither")
    }
    if let hash = entry.boldSha256, !Self.isHash(hash) {
      found.append("face \(entry.id) has no boldSha256 of 64 hexadecimal digits")
    }
    if entry.scripts.isEmpty { found.append("face \(entry.id) has no scripts") }
    if let name = entry.calibration, calibrations[name] == nil {
      found.append("face \(entry.id) names the calibration \(name), which is not there")
    }
    if lineMetrics[entry.lineMetrics] == nil {
      found.append("face \(entry.id) names the line metrics \(entry.lineMetrics), which are not there")
    }
    if let name = entry.drawnBy, !faces.contains(where: { $0.id == name && $0.role == .drawing }) {
      found.append("face \(entry.id) is drawn by \(name), which is not a face with the role drawing")
    }
    if entry.role != .drawing, entry.calibration == nil, entry.uncertainty == nil {
      found.append("face \(entry.id) has neither a calibration nor an uncertainty")
    }
    if entry.axes.values.contains(where: { $0.count != 2 || $0[0] > $0[1] }) {
      found.append("face \(entry.id) has an axis that is not a pair of lower and upper end")
    }
    if entry.unitsPerEm < 16 || entry.unitsPerEm > 16384 {
      found.append("face \(entry.id) has unitsPerEm \(entry.unitsPerEm), outside OpenType's 16…16384")
    }
    return found
  }

  private func problems(of rule: Rule) -> [String] {
    var found: [String] = []
    if rule.advanceEm == nil, rule.advancePt == nil { found.append("rule \(rule.id) has no advance") }
    if rule.codePoints.count != rule.ranges.count {
      found.append("rule \(rule.id) has a range that is not a pair of hexadecimal code points")
    }
    if !(0...1).contains(rule.uncertainty) { found.append("rule \(rule.id) has an uncertainty outside 0…1") }
    return found
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
