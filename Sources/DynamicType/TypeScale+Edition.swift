internal import Vocabulary

extension TypeScale {
  /// The edition of the guidelines that the embedded tables were read from, such as `HIG change log of 2025-12-16`.
  ///
  /// Source: the head of the embedded table of iOS's sizes, which names it last of what it tells of its reading.
  public static let edition: String = {
    let table = TableDecoder(EmbeddedResources.dynamic_type_ios_csv, name: "dynamic-type-ios")
    let read = table.head["retrieved"] ?? ""
    guard let comma = read.lastIndex(of: ",") else { return read }
    return String(read[read.index(after: comma)...].drop { $0 == " " })
  }()
}
