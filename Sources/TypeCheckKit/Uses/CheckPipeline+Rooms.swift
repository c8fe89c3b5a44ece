import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension CheckPipeline {
  /// A search that solves the layouts of documents whose stored frames are older than their constraints.
  static let frameSearch: CurrentFrames.Search = { CurrentFrames(solving: $0) }

  /// Returns a search for the space that constraints give to texts; `code` is nil if no code was read.
  static func roomSearch(_ code: CodeEffects?) -> InterfaceUses.RoomSearch {
    { document, objects in TextRooms(of: objects, in: document, code).rooms }
  }
}
