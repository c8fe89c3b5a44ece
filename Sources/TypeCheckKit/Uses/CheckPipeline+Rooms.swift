import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension CheckPipeline {
  /// Solves the layouts of documents whose stored frames are older than their constraints.
  static let frameSearch: CurrentFrames.Search = { CurrentFrames(solving: $0) }

  /// Returns a search for the space that the constraints of documents leave their texts.
  ///
  /// - Parameter code: What code does with the objects; nil if no code was read.
  /// - Returns: The search.
  static func roomSearch(_ code: CodeEffects?) -> InterfaceUses.RoomSearch {
    { document, objects in TextRooms(of: objects, in: document, code).rooms }
  }
}
