/// The origin of a figure.
public enum Origin: Hashable, Sendable {
  /// A table row: its source keys and the system version it was measured at; nil if the source does not say.
  case table(sources: [String], os: SystemVersion?)
  /// The row of another device with the same screen, by that device's id.
  case twin(String, sources: [String], os: SystemVersion?)
  /// A rule or a calculation from other figures, in words.
  case rule(String)

  /// Whether the figure is derived, so that no source gives it directly.
  public var isDerived: Bool {
    switch self {
    case .table: false
    case .twin, .rule: true
    }
  }
}

extension Origin: CustomStringConvertible {
  /// The text printed next to a figure: its sources, or `derived: …`.
  public var description: String {
    switch self {
    case .table(let sources, let os): Self.words(sources, os)
    case .twin(let device, let sources, let os): "derived: as \(device) of the same screen, \(Self.words(sources, os))"
    case .rule(let words): "derived: \(words)"
    }
  }

  private static func words(_ sources: [String], _ os: SystemVersion?) -> String {
    let keys = sources.joined(separator: " + ")
    return os.map { "\(keys), iOS \($0)" } ?? keys
  }
}
