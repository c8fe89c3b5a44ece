public import AuditModel

/// What somebody says of the room a text has; what is absent is left to whoever comes next.
public struct SlotChoice: Hashable, Sendable {
  /// What an item of an input may say too.
  public var fields = SlotFields()
  /// The rooms of devices instead of one width.
  public var rooms: DeviceRooms?
  /// What a button or a cell takes from the room on each side, in points.
  public var inset: Double?
  /// Whether the text may be tightened before it is shrunk.
  public var tighten: Bool?
  /// Whose layout rules hold.
  public var framework: Slot.Framework?
  /// The marks that are taken out of texts before they are drawn.
  public var markup: TextDetails.Markup?
  /// The app's own font instead of the system's.
  public var font: Slot.CustomFont?
  /// Whether it is measured with Bold Text off, on, or both ways.
  public var boldText: [Bool]?

  /// Creates a choice that says nothing.
  ///
  /// - Parameter fields: What an item of an input may say too.
  public init(fields: SlotFields = SlotFields()) { self.fields = fields }

  /// The same without what describes a container, for texts that the system draws in a place of its own.
  var withoutContainer: SlotChoice {
    var choice = self
    (choice.rooms, choice.inset, choice.font) = (nil, nil, nil)
    (choice.fields.style, choice.fields.weight, choice.fields.width) = (nil, nil, nil)
    (choice.fields.height, choice.fields.lines, choice.fields.minimumScale) = (nil, nil, nil)
    return choice
  }

  /// Creates the choice of a place that the catalog's metadata names.
  ///
  /// - Parameter role: What the text is on screen.
  init(placeOf role: TextRole) {
    self.init()
    fields.role = role
    fields.lines = SystemPlace.of(role)?.lines
  }
}
