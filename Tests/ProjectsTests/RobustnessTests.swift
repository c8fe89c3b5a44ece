import Projects
import TestSupport
import Testing

/// Broken files are issues, never a crash.
@Suite struct RobustnessTests {
  static let files: [(path: String, text: String)] = [
    (LanternProject.file, LanternProject.text), (SynchronizedFolderTests.file, SynchronizedFolderTests.text),
    ("project.yml", XcodeGenReaderTests.spec), ("Package.swift", ManifestReaderTests.manifest),
  ]

  @Test(arguments: Self.files.indices)
  func everyTruncationIsReadOrReported(_ index: Int) {
    let (path, text) = Self.files[index]
    let bytes = Array(text.utf8)
    let lines = text.count { $0.isNewline } + 1
    for length in stride(from: 0, to: bytes.count, by: 23) {
      let map = ProjectMap(path, Array(bytes[..<length]))
      #expect(map.issues.count <= 1)
      for issue in map.issues { #expect((1...lines).contains(issue.place.line), "\(length)") }
      if path.hasSuffix("pbxproj") { #expect(map.issues.count == 1 || length > bytes.count - 3, "\(length)") }
    }
  }

  @Test(arguments: Self.files.indices)
  func changedBytesNeverCrash(_ index: Int) {
    let (path, text) = Self.files[index]
    var generator = SeededGenerator(seed: UInt64(index + 1))
    let bytes = Array(text.utf8)
    let marks = Array("{}()<>=;,\"'\\/*$#\n\t[]:&-| \0é".utf8)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[place] = marks.randomElement(using: &generator) ?? 0
        case 1: changed.remove(at: place)
        default: changed.insert(contentsOf: changed[place...].prefix(40), at: place)
        }
      }
      let map = ProjectMap(path, changed)
      _ = map.membership(of: "Lantern/en.lproj/Localizable.strings").decision
    }
  }

  @Test func manyAliasesTakeBoundedTime() {
    var text = "name: A\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", "))]\n"
    }
    text += "targets: {App: {type: application, platform: iOS, sources: *a9}}\n"
    let map = ProjectMap(["project.yml": text])
    #expect(map.targets.map(\.name) == ["App"])
  }

  @Test func timeGrowsLinearlyWithTheSize() {
    func read(_ text: String, _ path: String, _ taker: String) {
      let map = ProjectMap("A.xcodeproj/project.pbxproj", Array(text.utf8))
      #expect(map.takers(of: path) == [taker])
    }
    let (small, large) = (Self.project(files: 500), Self.project(files: 5_000))
    let factor = Growth.factor(
      upTo: 25, from: { read(small, "f499.strings", "A") }, to: { read(large, "f4999.strings", "A") })
    #expect(factor <= 25)
  }

  private static func project(files count: Int) -> String {
    let files = (0..<count).map { "F\($0) = {isa = PBXFileReference; path = \"f\($0).strings\"; };" }
    let builds = (0..<count).map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
    return """
      {objects = {\(files.joined())\(builds.joined())
      R = {isa = PBXResourcesBuildPhase; files = (\((0..<count).map { "B\($0)" }.joined(separator: ", "))); };
      T = {isa = PBXNativeTarget; name = A; buildPhases = (R); };
      P = {isa = PBXProject; targets = (T); };}; rootObject = P;}
      """
  }
}
