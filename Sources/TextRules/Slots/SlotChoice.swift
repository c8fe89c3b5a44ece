public import AuditModel
public import DynamicType

/// The slot fields set at one place, with the available widths on devices.
///
/// Fields that are nil are left to places with lower precedence.
@dynamicMemberLookup
public struct SlotChoice: Hashable, Sendable {
  /// The fields that are set.
  public var fields: SlotFields
  /// The available widths on devices, used in place of one width.
  public var rooms: DeviceRooms?
  /// The styles to measure in turn, unless a place with higher precedence sets a style.
  ///
  /// If empty, only ``SlotFields/style`` of ``fields`` applies.
  public var styles: [TextStyle] = []

  /// Creates a choice with nothing but the given fields.
  ///
  /// - Parameter fields: The fields.
  public init(fields: SlotFields = SlotFields()) { self.fields = fields }

  /// A property of the fields.
  ///
  /// - Parameter path: The property.
  public subscript<Value>(dynamicMember path: WritableKeyPath<SlotFields, Value>) -> Value {
    get { fields[keyPath: path] }
    set { fields[keyPath: path] = newValue }
  }

  /// The choice without its container, for texts that the system draws in its own places.
  var withoutContainer: SlotChoice {
    var choice = self
    choice.rooms = nil
    for descriptor in SlotDescriptor.all where descriptor.isContainer { descriptor.clear(in: &choice.fields) }
    return choice
  }

  /// Creates the choice for a role named by the catalog's metadata: the role, and the line limit of its system place.
  init(placeOf role: TextRole) {
    self.init()
    fields.role = role
    fields.lines = SystemPlace.of(role)?.lines
  }
}

extension SlotFields {
  /// Whether the fields state the place of a text, so that its code is not needed.
  var statesPlace: Bool { role != nil || style != nil || width != nil }
}
