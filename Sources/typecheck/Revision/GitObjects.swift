import Foundation
import TypeCheckKit

/// The objects of a Git repository, loose or in packs.
///
/// Source: gitformat-pack(5), and gitrepository-layout(5) for `objects`.
struct GitObjects {
  private let folder: String

  /// The largest number of packs to search (our own limit; Git itself repacks at 50).
  private static let mostPacks = 1000
  /// The largest size of a commit in bytes (our own limit).
  private static let largest = 1 << 20
  /// The maximum length of a chain of deltas.
  ///
  /// Source: git-repack(1), `--depth`: Git writes at most 4095.
  private static let mostDifferences = 4095

  /// Creates a reader of the objects in a folder.
  init(_ folder: String) { self.folder = folder }

  /// Returns the text of the commit with a hexadecimal hash; nil if the commit is missing or unreadable.
  func commit(_ hash: String) -> String? {
    let bytes = loose(hash) ?? packed(hash)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a loose commit, which has its own file.
  private func loose(_ hash: String) -> [UInt8]? {
    let path = FilePath.joined(folder, "\(hash.prefix(2))/\(hash.dropFirst(2))")
    guard let bytes = FileBytes.read(path, limit: Self.largest),
      let object = Inflation.inflated(bytes, atMost: Self.largest), object.starts(with: "commit ".utf8),
      let end = object.firstIndex(of: 0)
    else { return nil }
    return Array(object[(end + 1)...])
  }

  private func packed(_ hash: String) -> [UInt8]? {
    let packs = FilePath.joined(folder, "pack")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: packs)) ?? []).filter { $0.hasSuffix(".idx") }
    guard let wanted = Self.bytes(of: hash) else { return nil }
    for name in names.sorted().prefix(Self.mostPacks) {
      let path = FilePath.joined(packs, name)
      guard let index = RandomFile(path), let place = Self.place(of: wanted, in: index),
        let pack = RandomFile(path.dropLast(".idx".count) + ".pack")
      else { continue }
      return commit(at: place, in: pack, index)
    }
    return nil
  }

  private static func bytes(of hash: String) -> [UInt8]? {
    let digits = hash.compactMap(\.hexDigitValue)
    guard digits.count == hash.count, digits.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  // MARK: Packs

  /// Returns the offset of an object in an index's pack; nil if the pack lacks the object.
  private static func place(of hash: [UInt8], in index: RandomFile) -> Int? {
    // Version 2: a magic number, the version, and 256 cumulative counts of objects by their first byte.
    guard index.number(at: 0) == 0xFF74_4F63, index.number(at: 4) == 2, let count = index.number(at: 8 + 255 * 4)
    else { return nil }
    let first = Int(hash[0])
    guard var low = first == 0 ? 0 : index.number(at: 8 + (first - 1) * 4), var high = index.number(at: 8 + first * 4),
      low <= high, high <= count
    else { return nil }
    let hashes = 8 + 256 * 4
    while low < high {
      let middle = (low + high) / 2
      guard let found = index.bytes(at: hashes + middle * hash.count, hash.count) else { return nil }
      if found == hash {
        let offsets = hashes + count * (hash.count + 4)
        guard let offset = index.number(at: offsets + middle * 4) else { return nil }
        guard offset >= 1 << 31 else { return offset }
        // Packs over 2 GiB have a second table, of 8-byte offsets.
        let large = offsets + count * 4 + (offset - 1 << 31) * 8
        guard let upper = index.number(at: large), let lower = index.number(at: large + 4), upper < 1 << 30 else {
          return nil
        }
        return upper << 32 | lower
      }
      if found.lexicographicallyPrecedes(hash) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the commit at an offset in a pack.
  private func commit(at offset: Int, in pack: RandomFile, _ index: RandomFile) -> [UInt8]? {
    var offset = offset
    var differences: [[UInt8]] = []
    var size = 0
    while differences.count <= Self.mostDifferences, size <= Self.largest {
      guard let entry = PackEntry(at: offset, in: pack), entry.size <= Self.largest,
        let content = pack.inflated(at: entry.start, atMost: entry.size), content.count == entry.size
      else { return nil }
      switch entry.kind {
      case .commit:
        var commit = content
        for difference in differences.reversed() {
          guard let next = PackDifference.applied(difference, to: commit, atMost: Self.largest) else { return nil }
          commit = next
        }
        return commit
      case .differenceFromOffset(let distance):
        guard distance > 0, distance < offset else { return nil }
        offset -= distance
      case .differenceFrom(let hash):
        guard let place = Self.place(of: hash, in: index) else { return nil }
        offset = place
      }
      differences.append(content)
      size += content.count
    }
    return nil
  }
}
