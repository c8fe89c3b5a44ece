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
    #expect(map.issues.isEmpty)
  }

  @Test func unreadableProjectsAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/note.txt", "")
    // Opening a pipe without a writer would wait for ever.
    #expect(mkfifo(folder.file("A.xcodeproj/project.pbxproj"), 0o600) == 0)
    let map = ProjectReader.map(root: folder.path, files: ["A.xcodeproj/project.pbxproj", "B/Package.swift"])
    #expect(
      map.issues.map(\.line) == [
        "A.xcodeproj/project.pbxproj:1: this is not a regular file; remove it or replace it with a file",
        "B/Package.swift:1: the project file cannot be read; check its permissions",
      ])
    #expect(map.issues.allSatisfy { $0.isError })
  }

  static let names = ["A.xcodeproj/project.pbxproj", "project.yml", "project.yaml", "Package.swift", "App.xcconfig"]

  @Test(arguments: names)
  func brokenLinksAreErrors(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/note.txt", "")
    try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    let map = ProjectReader.map(root: folder.path, files: [name])
    #expect(map.issues.map(\.line) == ["\(name):1: the link target is missing; correct or remove it"])
    #expect(map.issues.allSatisfy { $0.isError })
  }

  @Test(arguments: names)
  func linksThatLeaveTheFolderAreErrors(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Secret", "name: Secret\ntargets: {Secret: {type: application, platform: iOS}}\n")
    try folder.write("App/A.xcodeproj/note.txt", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/\(name)"), withDestinationPath: folder.file("Secret"))
    let map = ProjectReader.map(root: folder.file("App"), files: [name])
    let message = "this link leads out of the checked folder, so it is not followed"
    #expect(map.lines(true) == ["\(name):1: \(message)"] && map.targets.isEmpty)
    // A link inside the folder is followed, and so is any link if there is no border.
    let whole = ProjectReader.map(root: folder.path, files: ["App/\(name)"])
    let open = ProjectReader.map(root: folder.file("App"), files: [name], borders: [])
    for map in [whole, open] { #expect(!map.issues.contains { $0.message == message }) }
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
