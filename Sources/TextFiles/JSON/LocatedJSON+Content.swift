import Documents

extension LocatedJSON {
  /// The string; nil if it is another value.
  var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The members; nil if it is not an object.
  var object: [Member]? { if case .object(let members) = content { members } else { nil } }
}
