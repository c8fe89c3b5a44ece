public import AuditModel

/// The slot fields set at one place.
///
/// Fields that are nil are left to places with lower precedence.
public struct SlotChoice: Hashable, Sendable {
  /// The fields that an item of an input may set too.
  public var fields = SlotFields()
  /// The available widths on devices, used in place of one width.
  public var rooms: DeviceRooms?
  /// The horizontal padding of a button or cell on each side, in points.
  public var inset: Double?
  /// Whether letter spacing may be tightened before the text is shrunk.
  public var tighten: Bool?
  /// The framework whose layout rules apply.
  public var framework: Slot.Framework?
  /// The kind of markup that is removed from texts before they are drawn.
  public var markup: TextDetails.Markup?
  /// The app's own font, used in place of the system's.
  public var font: Slot.CustomFont?
  /// Whether the text is measured with Bold Text off, on, or both ways.
  public var boldText: [Bool]?

  /// Creates a choice with nothing but the given fields.
  ///
  /// - Parameter fields: The fields that an item of an input may set too.
  public init(fields: SlotFields = SlotFields()) { self.fields = fields }

  /// The same choice without its container, for texts that the system draws in its own places.
  var withoutContainer: SlotChoice {
    var choice = self
    (choice.rooms, choice.inset, choice.font) = (nil, nil, nil)
    (choice.fields.style, choice.fields.weight, choice.fields.width) = (nil, nil, nil)
    (choice.fields.height, choice.fields.lines, choice.fields.minimumScale) = (nil, nil, nil)
    return choice
  }

  /// Creates the choice for a place named by the catalog's metadata.
  init(placeOf role: TextRole) {
    self.init()
    fields.role = role
    fields.lines = SystemPlace.of(role)?.lines
  }
}
