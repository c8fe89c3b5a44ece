public import DynamicType

extension Finding {
  /// What a finding consists of.
  struct Fields: Hashable, Codable, Sendable {
    var rule: String
    var severity: Severity
    var location: SourceLocation
    var key: String
    var locale: String?
    var style: TextStyle?
    var message: Message
    var remedy: String?
    var firstCategory: ContentSizeCategory?
    var worst: Worst?
    var occurrences: [Occurrence] = []
    var slot: Slot?
    var lineLimit: Int?
    var outcome = Verdict.fail
    var reason: ReviewReason?
    var text: String
    var form: String?
    var colors: ColorEvidence?
  }
}

extension Finding: Codable {
  /// Reads a finding.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes a finding.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}
