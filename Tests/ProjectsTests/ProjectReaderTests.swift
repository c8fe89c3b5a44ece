import Foundation
import Projects
import TestSupport
import Testing

@Suite struct ProjectReaderTests {
  @Test func aFolderOnDiskIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(LanternProject.file, LanternProject.text)
    let map = ProjectReader.map(root: folder.path, files: [LanternProject.file])
    #expect(map.targets.count == 4)
    #expect(map.warnings.isEmpty)
  }

  @Test func unreadableProjectsAreAWarning() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/note.txt", "")
    // Opening a pipe without a writer would wait for ever.
    #expect(mkfifo(folder.file("A.xcodeproj/project.pbxproj"), 0o600) == 0)
    let map = ProjectReader.map(root: folder.path, files: ["A.xcodeproj/project.pbxproj", "B/Package.swift"])
    #expect(
      map.warnings.map(\.line) == [
        "A.xcodeproj/project.pbxproj:1: the project file may not be read; check its permissions",
        "B/Package.swift:1: the project file may not be read; check its permissions",
      ])
  }

  @Test func opensNothingOutsideOfTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Secret.xcconfig", "SDKROOT = macosx\n")
    let text = LanternProject.text
      .replacing("K00 = {", with: "K00 = {baseConfigurationReference = FC; ")
      .replacing("SDKROOT = iphoneos; ", with: "")
      .replacing("F03 = {", with: "FC = {path = ../Secret.xcconfig; sourceTree = SOURCE_ROOT; }; F03 = {")
    try folder.write("App/\(LanternProject.file)", text)
    let map = ProjectReader.map(root: folder.file("App"), files: [LanternProject.file, "../Secret.xcconfig"])
    #expect(map.target("LanternTests")?.platforms.mayBeChecked == true)
  }
}
