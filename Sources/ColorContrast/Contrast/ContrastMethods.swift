/// Every contrast method there is.
public enum ContrastMethods {
  /// The methods: what decides first, then what informs.
  public static let all: [any ContrastMethod.Type] = [
    WCAG2.self, Lightness.self, Michelson.self, Weber.self, Glare.self, APCA.self,
  ]

  /// The method of an id.
  ///
  /// - Parameter id: A method's ``ContrastMethod/id``.
  /// - Returns: The method; nil where there is none.
  public static func method(_ id: String) -> (any ContrastMethod.Type)? { all.first { $0.id == id } }
}
