/// The list of contrast methods.
public enum ContrastMethods {
  /// All methods: WCAG 2 first, then those of the 50 % rule, then the informative ones.
  public static let all: [any ContrastMethod.Type] = [
    WCAG2.self, Lightness.self, Michelson.self, Weber.self, Glare.self, APCA.self,
  ]

  /// Looks up a method by its id.
  ///
  /// - Parameter id: The ``ContrastMethod/id`` of a method.
  /// - Returns: The method; nil if there is none.
  public static func method(_ id: String) -> (any ContrastMethod.Type)? { all.first { $0.id == id } }
}
