import Foundation
import TestSupport
import Testing

@testable import Bytes

/// Links on the way to a path that a user names.
@Suite struct RealPathTests {
  private let folder: TemporaryFolder

  /// A repository with links, next to another repository and a link to both.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("repo/.git/HEAD", "")
    try folder.write("repo/App/a.txt", "")
    try folder.write("private/app/.git/HEAD", "")
    try folder.write("private/app/a.txt", "")
    try folder.write("private/a.txt", "")
    for (name, target) in [
      ("repo/vendor", "../private"), ("repo/App/app", folder.file("private/app")), ("repo/twice", "vendor"),
      ("repo/inside", "App"), ("repo/data", ".git"), ("home", "."), ("other", "private/app"), ("repo/circle", "circle"),
      ("repo/missing", "../private/new"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: target)
    }
  }

  @Test(arguments: [
    "repo/vendor", "repo/vendor/", "repo/vendor/a.txt", "repo/vendor/app", "repo/vendor/app/a.txt", "repo/App/app",
    "repo/App/app/a.txt", "repo/./App/../vendor/app/a.txt", "repo/twice/app", "repo/vendor/../private/app",
    "home/repo/vendor/app", "repo/data", "repo/data/HEAD", "repo/missing/b.txt",
  ])
  func leadsOut(_ path: String) {
    #expect(RealPath.isDetour(folder.file(path)))
  }

  @Test(arguments: [
    "repo", "repo/inside/a.txt", "repo/App/../inside", "home/repo", "home/repo/App/a.txt", "home/repo/inside",
    "other", "other/a.txt", "home/other/a.txt", "private/app", "repo/../private/app/a.txt", "repo/circle",
    "repo/new/b.txt",
  ])
  func staysInside(_ path: String) {
    #expect(!RealPath.isDetour(folder.file(path)))
  }
}
