public import Vocabulary

/// A row of the table of slot fields, with the values of a field, the surfaces on which it can be set, and its
/// description.
///
/// Readers, command-line options, the schema and the guide are all derived from ``all``.
public final class SlotDescriptor: Sendable {
  /// The field that the row describes.
  public let field: SlotField
  /// The accepted values.
  public let shape: SlotShape
  /// The type of the accepted values.
  public let kind: SlotShape.Kind
  /// The surfaces on which the field can be set.
  public let surfaces: SlotSurfaces
  /// The surfaces on which `auto` defers to places with lower precedence.
  public let automatic: SlotSurfaces
  /// Other accepted names of the field.
  public let aliases: [String]
  /// A sentence that explains the field.
  public let summary: String
  /// The default as readable text.
  public let standard: String
  /// An example of a value in `.typecheck.yml`.
  public let example: String
  /// Whether the field describes the container of a text rather than its content.
  package let isContainer: Bool

  /// The name and aliases in lowercase, without hyphens and underscores.
  private let folded: [String]
  private let access: Access

  init(
    _ field: SlotField, _ shape: SlotShape, _ access: Access, _ surfaces: SlotSurfaces, automatic: SlotSurfaces = [],
    aliases: [String] = [], isContainer: Bool = false, _ summary: String, standard: String, example: String
  ) {
    self.field = field
    self.shape = shape
    kind = shape.kind
    self.access = access
    self.surfaces = surfaces
    self.automatic = automatic
    self.aliases = aliases
    self.isContainer = isContainer
    self.summary = summary
    self.standard = standard
    self.example = example
    folded = ([field.rawValue] + aliases).map(Self.folded)
  }

  /// Creates the row of a field with a property of ``SlotFields``.
  ///
  /// `slot` is the property of ``Slot`` that the field determines; nil if the field determines several.
  convenience init<Value>(
    _ field: SlotField, _ path: SlotPath<SlotFields, Value?>, _ form: SlotForm<Value>,
    slot: SlotTarget<Value>? = nil, _ surfaces: SlotSurfaces, automatic: SlotSurfaces = [], aliases: [String] = [],
    isContainer: Bool = false, _ summary: String, standard: String, example: String
  ) {
    self.init(
      field, form.shape, Access(path, form, slot), surfaces, automatic: automatic, aliases: aliases,
      isContainer: isContainer, summary, standard: standard, example: example)
  }

  /// Returns whether a place states the field.
  package func isStated(in fields: SlotFields) -> Bool { access.isStated(fields) }

  /// Copies the field from one place to another, including whether it is stated.
  package func copy(from source: SlotFields, to target: inout SlotFields) { access.copy(source, &target) }

  /// Sets the field of a slot if a place states it.
  package func apply(_ fields: SlotFields, to slot: inout Slot) { access.apply(fields, &slot) }

  /// Returns the value of the field in a slot as written in `.typecheck.yml`; nil if the slot has none.
  package func shown(in slot: Slot) -> String? { access.shown(slot) ?? (automatic.isEmpty ? nil : "auto") }

  /// Removes the field from the fields that a place states.
  ///
  /// - Parameter fields: The fields of the place.
  public func clear(in fields: inout SlotFields) { access.clear(&fields) }

  /// Sets the field to a value.
  ///
  /// - Parameters:
  ///   - value: The value, which is checked first.
  ///   - fields: The fields of a place; they change only if the value is accepted.
  ///   - isExact: Whether names from a closed list must have the right letter case.
  /// - Throws: ``SlotRefusal`` for a value of another type, out of range, or with an unknown name.
  public func set(_ value: SlotValue, in fields: inout SlotFields, isExact: Bool = false) throws(SlotRefusal) {
    try access.write(value, isExact, &fields)
  }

  /// Parses a text and sets the field to its value.
  ///
  /// - Parameters:
  ///   - text: The value, such as `semibold`, `0.5` or `yes`.
  ///   - fields: The fields of a place; they change only if the value is accepted.
  ///   - surface: The surface on which the text is written.
  /// - Throws: ``SlotRefusal`` for a text that is not a value of the field.
  public func set(text: String, in fields: inout SlotFields, on surface: SlotSurfaces) throws(SlotRefusal) {
    let isAutomatic = automatic.contains(surface)
    if isAutomatic, text.lowercased() == "auto" { return clear(in: &fields) }
    do throws(SlotRefusal) {
      try set(try shape.value(of: text), in: &fields)
    } catch {
      guard isAutomatic else { throw error }
      switch error {
      case .unusable(let wanted): throw .unusable(wanted: "auto, or \(wanted)")
      case .unknown(let error):
        throw .unknown(
          UnknownName(error.given, kind: error.kind, known: ["auto"] + error.known, hint: error.hint))
      }
    }
  }
}

extension SlotDescriptor {
  /// Returns the fields that can be set on a surface, in the order of the table.
  ///
  /// - Parameter surface: One surface.
  /// - Returns: The fields.
  public static func all(on surface: SlotSurfaces) -> [SlotDescriptor] {
    all.filter { $0.surfaces.contains(surface) }
  }

  /// Returns the names of the fields that can be set on a surface, in the order of the table.
  ///
  /// - Parameter surface: One surface.
  /// - Returns: The names in the spelling of the surface.
  public static func names(on surface: SlotSurfaces) -> [String] {
    all(on: surface).map { $0.field.name(on: surface) }
  }

  /// Finds a field by its name, in any letter case, with or without hyphens and underscores.
  ///
  /// - Parameters:
  ///   - name: The name or an alias.
  ///   - surface: The surface on which the name is written.
  /// - Returns: The field; nil if the surface has none with this name.
  public static func find(_ name: String, on surface: SlotSurfaces) -> SlotDescriptor? {
    let name = folded(name)
    return all.first { $0.surfaces.contains(surface) && $0.folded.contains(name) }
  }

  /// Finds a field by its name, or suggests the nearest names.
  ///
  /// - Parameters:
  ///   - name: The name or an alias.
  ///   - surface: The surface on which the name is written.
  ///   - kind: The kind of name with its article, for the error.
  /// - Returns: The field.
  /// - Throws: `UnknownName` with the nearest names.
  public static func named(
    _ name: String, on surface: SlotSurfaces, kind: String
  ) throws(UnknownName) -> SlotDescriptor {
    if let found = find(name, on: surface) { return found }
    let fields = all(on: surface)
    throw UnknownName(
      name, kind: kind, known: names(on: surface),
      accepted: fields.flatMap { field in field.aliases.map { ($0, field.field.name(on: surface)) } })
  }

  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

  private static let byField = Dictionary(uniqueKeysWithValues: all.map { ($0.field, $0) })

  /// Returns the row of a field.
  static func row(of field: SlotField) -> SlotDescriptor {
    guard let row = byField[field] else { preconditionFailure("the slot field \(field) has no row") }
    return row
  }
}

extension SlotField {
  /// The row of the field in ``SlotDescriptor/all``.
  public var descriptor: SlotDescriptor { SlotDescriptor.row(of: self) }
}
