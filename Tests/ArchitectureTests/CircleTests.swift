import Foundation
import Testing

/// The files of a module must not all need each other: who reads one would have to read them all.
@Suite struct CircleTests {
  /// The largest number of files that may need each other.
  static let largest = 6

  /// The types of a module with the files that declare them, and the files that name them.
  private struct Module {
    let paths: [String]
    /// The files that each file needs, by their indices.
    let needs: [[Int]]

    init(_ files: [PackageSource.File]) throws {
      let declaration = try Regex<(Substring, Substring)>(
        "^(?:(?:package|public|internal|final|indirect) )*(?:struct|enum|class|protocol|actor) +([A-Za-z]\\w*)"
      ).anchorsMatchLineEndings()
      let comment = try Regex("//[^\\n]*|\"(?:\\\\.|[^\"\\\\\\n])*\"")
      let codes = files.map { $0.text.replacing(comment, with: "") }
      var owners: [Substring: Set<Int>] = [:]
      for (index, code) in codes.enumerated() {
        for match in code.matches(of: declaration) { owners[match.output.1, default: []].insert(index) }
      }
      paths = files.map(\.path)
      needs = codes.enumerated().map { index, code in
        let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        let needed = words.compactMap { owners[$0] }.filter { !$0.contains(index) }
        return Set(needed.joined()).sorted()
      }
    }

    /// The sets of files that need each other, by the algorithm of Tarjan.
    var circles: [[String]] {
      var (order, low, open, circles): ([Int: Int], [Int: Int], [Int], [[String]]) = ([:], [:], [], [])
      func visit(_ file: Int) {
        (order[file], low[file]) = (order.count, order.count)
        open.append(file)
        for next in needs[file] {
          if order[next] == nil { visit(next) }
          if open.contains(next) { low[file] = min(low[file] ?? 0, low[next] ?? 0) }
        }
        guard low[file] == order[file], let start = open.firstIndex(of: file) else { return }
        circles.append(open[start...].map { paths[$0] }.sorted())
        open.removeSubrange(start...)
      }
      for file in paths.indices where order[file] == nil { visit(file) }
      return circles
    }
  }

  @Test(arguments: PackageSource.folders(in: "Sources/").sorted())
  func noLargeCircleOfFilesNeedsEachOther(_ module: String) throws {
    let files = PackageSource.swiftSources.filter { $0.target == module }
    for circle in try Module(files).circles {
      #expect(circle.count <= Self.largest, "these files need each other; move what they share: \(circle)")
    }
  }
}
