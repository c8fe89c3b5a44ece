import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension CheckPipeline {
  /// Returns a search for the space that the constraints of documents leave their texts.
  ///
  /// - Parameter code: What code does with the objects; nil if no code was read.
  /// - Returns: The search.
  static func roomSearch(_ code: OutletCode?) -> InterfaceUses.RoomSearch {
    { document, objects in TextRooms(of: objects, in: document, code).rooms }
  }
}
