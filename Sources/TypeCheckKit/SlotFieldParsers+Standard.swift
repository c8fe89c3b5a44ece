import Catalogs
import DynamicType

extension SlotFieldParsers {
  /// Names as the command line accepts them.
  public static let standard = SlotFieldParsers(
    style: { try TextStyle(name: $0) }, category: { try ContentSizeCategory(name: $0) },
    weight: { try FontWeight(name: $0) })
}
