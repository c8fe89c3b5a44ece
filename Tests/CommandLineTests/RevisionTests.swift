import Foundation
import TestSupport
import Testing

@testable import typecheck

/// The commit and its date are read from a repository's files, by no other program.
@Suite struct RevisionTests {
  /// A repository with a number of commits, all on one day.
  private static func repository(commits: Int = 1, _ more: String = ":") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App/de.json", "{}")
    let lines = [
      "git init -q", "git config user.name a", "git config user.email a@example.org",
      "export GIT_COMMITTER_DATE='2026-03-04T23:30:00+0100' GIT_AUTHOR_DATE='2020-01-01T00:00:00Z'",
      "for i in $(seq \(commits)); do echo $i >App/count; git add -A; git commit -qm \"a commit with number $i\"; done",
      more,
    ]
    let made = try Binary.shell(lines.joined(separator: " && "), in: folder)
    try #require(made.status == 0, "\(made.error)")
    return folder
  }

  /// The commit that Git itself reports.
  private static func commit(_ folder: TemporaryFolder) throws -> String {
    try String(Binary.shell("git rev-parse HEAD", in: folder).output.prefix(10))
  }

  static let kinds: [(name: String, commits: Int, more: String)] = [
    ("loose objects", 1, ":"),
    ("packed objects", 30, "git gc -q --aggressive --prune=now"),
    ("differences between commits", 300, "git repack -qadf --depth=200 --window=300"),
    ("packed references", 2, "git pack-refs --all"),
    ("a detached head", 2, "git checkout -q --detach HEAD~1"),
    ("a branch in a folder", 1, "git checkout -qb feature/a"),
    ("SHA-256", 1, "rm -rf .git && git init -q --object-format=sha256 && git add -A && git commit -qm a"),
  ]

  @Test(arguments: kinds.indices) func theCommitAndItsDayAreThoseOfGit(_ index: Int) throws {
    let folder = try Self.repository(commits: Self.kinds[index].commits, Self.kinds[index].more)
    let revision = try SourceRevision(of: folder.file("App"))
    #expect(try revision.commit == Self.commit(folder), "\(Self.kinds[index].name)")
    #expect(revision.date == "2026-03-04", "\(Self.kinds[index].name)")
  }

  @Test func workingTreesAndSubmodulesHaveAFileInPlaceOfTheFolder() throws {
    let folder = try Self.repository(commits: 2, "git worktree add -q Tree HEAD~1")
    let revision = try SourceRevision(of: folder.file("Tree/App/de.json"))
    #expect(try revision.commit == String(Binary.shell("git rev-parse HEAD~1", in: folder).output.prefix(10)))
    #expect(revision.date == "2026-03-04")
  }

  /// A folder with the files of a repository, which Git would take for one: its settings name a program to run.
  @Test func aCheckedFolderIsNotTakenForARepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/de.json", "{\"a\": \"Text\"}")
    try folder.write("App/HEAD", "ref: refs/heads/main\n")
    try folder.write("App/refs/heads/main", String(repeating: "1", count: 40) + "\n")
    try folder.write("App/objects/info/packs", "")
    try folder.write(
      "App/config",
      """
      [core]
        bare = true
        repositoryformatversion = 1
      [extensions]
        partialClone = origin
      [remote "origin"]
        url = ext::touch \(folder.file("ran"))
        promisor = true
      [protocol "ext"]
        allow = always

      """)
    let result = try Binary.run(
      ["check", "App", "--report", "html=o.html"], in: folder.url, environment: ["SOURCE_DATE_EPOCH": ""])
    #expect(!result.hasCrashed && FileManager.default.fileExists(atPath: folder.file("o.html")))
    #expect(!FileManager.default.fileExists(atPath: folder.file("ran")))
    #expect(try SourceRevision(of: folder.file("App")).commit == nil)
  }

  /// Programs that a repository's settings name are not started either.
  @Test func noProgramOfARepositoryRuns() throws {
    let folder = try Self.repository()
    for name in [
      "core.fsmonitor", "core.sshCommand", "core.pager", "log.showSignature", "gpg.program", "diff.external",
    ] {
      let made = try Binary.shell("git config \(name) 'touch \(folder.file("ran"))'", in: folder)
      try #require(made.status == 0, "\(made.error)")
    }
    let head = try Self.commit(folder)
    let result = try Binary.run(
      ["check", ".", "--report", "html=o.html"], in: folder.url,
      environment: ["SOURCE_DATE_EPOCH": "", "PATH": folder.path])
    #expect(!result.hasCrashed && !FileManager.default.fileExists(atPath: folder.file("ran")))
    #expect(try String(contentsOfFile: folder.file("o.html"), encoding: .utf8).contains("<code>\(head)</code>"))
  }

  static let broken: [(name: String, shell: String)] = [
    ("a reference that leaves the repository", "echo 'ref: refs/../../App/secret' >.git/HEAD"),
    ("a reference to itself", "echo 'ref: refs/heads/a' >.git/HEAD; echo 'ref: refs/heads/a' >.git/refs/heads/a"),
    ("no head", "rm .git/HEAD"),
    ("an empty head", ": >.git/HEAD"),
    ("a head that is a folder", "rm .git/HEAD && mkdir .git/HEAD"),
    ("a file that names no folder", "rm -rf .git && echo nothing >.git"),
    ("a pipe", "rm -rf .git && mkfifo .git"),
  ]

  @Test(arguments: broken.indices) func aBrokenRepositoryHasNoCommit(_ index: Int) throws {
    let folder = try Self.repository(Self.broken[index].shell)
    try folder.write("App/secret", String(repeating: "2", count: 40) + "\n")
    #expect(try SourceRevision(of: folder.path).commit == nil, "\(Self.broken[index].name)")
  }

  /// Git accepts any number for the time zone.
  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "+2400"])
  func aTimeZoneThatDoesNotExistHasNoDate(_ zone: String) throws {
    let folder = try Self.repository()
    let lines = [
      "tree=$(git rev-parse 'HEAD^{tree}')",
      "printf 'tree %s\\nauthor a <a@b> 1700000000 \(zone)\\ncommitter a <a@b> 1700000000 \(zone)\\n\\na\\n' $tree"
        + " >commit",
      "git update-ref HEAD $(git hash-object -t commit -w --literally commit)",
    ]
    let made = try Binary.shell(lines.joined(separator: " && "), in: folder)
    try #require(made.status == 0, "\(made.error)")
    let revision = try SourceRevision(of: folder.path)
    #expect(try revision.commit == Self.commit(folder) && revision.date == nil)
  }

  /// A commit whose object is damaged or missing has no date.
  @Test(arguments: [
    "rm -rf .git/objects/*", "for f in $(find .git/objects -type f); do chmod u+w $f; echo x >$f; done",
  ])
  func aDamagedObjectHasNoDate(_ damage: String) throws {
    for pack in ["git gc -q", ":"] {
      let folder = try Self.repository()
      let head = try Self.commit(folder)
      let made = try Binary.shell("\(pack) && \(damage)", in: folder)
      try #require(made.status == 0, "\(made.error)")
      let revision = try SourceRevision(of: folder.path)
      #expect(revision.commit == head && revision.date == nil)
    }
  }
}
