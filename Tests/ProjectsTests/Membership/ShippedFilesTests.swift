import Testing

@testable import Projects

/// Files that no target of a project takes are not in the app, if the project lists what its targets take.
@Suite struct ShippedFilesTests {
  private static let spec = "name: Kite\ntargets:\n  Kite: {type: application, platform: iOS, sources: [Kite]}\n"
  private static let skipped = "files in no target of the project: not in the app that users get"
  private static let phone = "SDKROOT = iphoneos;"

  /// An Xcode project with one app; `objects` are more of them, and `files` the build files of its resources.
  private static func project(
    _ objects: String, files: String = "", target members: String = "", at folder: String = "",
    others: [String: String] = [:]
  ) -> ProjectMap {
    let text = """
      {objects = {
      \(objects)
      R = {isa = PBXResourcesBuildPhase; files = (BK, \(files)); };
      BK = {fileRef = FK; }; FK = {path = "Kite/en.lproj/Kite.strings"; };
      T = {isa = PBXNativeTarget; name = Kite; productType = "com.apple.product-type.application";
        buildPhases = (R, S); buildConfigurationList = L; \(members) };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(phone)}; };
      P = {isa = PBXProject; targets = (T); };
      }; rootObject = P; }
      """
    return ProjectMap(others.merging(["\(folder)Kite.xcodeproj/project.pbxproj": text]) { $1 })
  }

  @Test(arguments: [
    ("Kite/en.lproj/Kite.strings", nil), ("Kite/Exports/de.xliff", nil), ("Exports/de.xliff", skipped),
    ("Exports/de.xcloc", skipped), ("Converter/de.json", skipped), ("Scripts/Tool.swift", skipped),
    ("Kite Watch App/en.strings", "files in folders named Kite Watch App, a name for watchOS: not part of an iOS app"),
  ])
  func aSpecificationListsItsSources(_ path: String, _ reason: String?) {
    #expect(ProjectMap(["project.yml": Self.spec]).skipReason(of: path) == reason)
  }

  @Test func anXcodeProjectListsItsFiles() {
    let map = Self.project("B = {fileRef = F; platformFilters = (macos, ); }; F = {path = Menu.strings; };", files: "B")
    #expect(map.skipReason(of: "Kite/en.lproj/Kite.strings") == nil)
    // A language that the project does not list is not in the app, and neither is a file for the Mac.
    for path in ["Kite/fr.lproj/Kite.strings", "Exports/de.xliff", "Menu.strings"] {
      #expect(map.skipReason(of: path) == Self.skipped)
    }
    guard case .skip(let source) = map.membership(of: "Exports/de.xliff").decision else {
      Issue.record("Exports/de.xliff was not skipped")
      return
    }
    #expect(source.place == ProjectPlace(file: "Kite.xcodeproj/project.pbxproj", line: 1))
  }

  @Test func aProjectDoesNotCoverOtherFolders() {
    let map = Self.project("", at: "ios/")
    #expect(map.skipReason(of: "ios/Exports/de.xliff") == Self.skipped)
    #expect(map.skipReason(of: "i18n/de.json") == nil)
    var inner = map
    inner.mayHaveOtherProjects = true
    #expect(inner.skipReason(of: "ios/Exports/de.xliff") == nil)
    // A project around it takes files too.
    let both = [
      "ios/project.yml": Self.spec, "project.yml": "name: A\ntargets: {A: {platform: iOS, sources: ios/Shared}}",
    ]
    #expect(ProjectMap(both).skipReason(of: "ios/Shared/a.strings") == nil)
    #expect(ProjectMap(both).skipReason(of: "ios/Other/a.strings") == Self.skipped)
  }

  /// A group of its files may be in another folder, as in a project of React Native.
  @Test(arguments: [
    ("App/a.strings", nil), ("App/b.strings", skipped), ("App/Old/c.strings", skipped), ("out/b.strings", nil),
    ("Application/b.strings", nil),
  ])
  func aProjectCoversTheFoldersOfItsGroups(_ path: String, _ reason: String?) {
    let group = """
      B = {fileRef = F; }; F = {path = a.strings; }; H = {isa = PBXGroup; children = (F); name = Texts; };
      G = {isa = PBXGroup; children = (H); path = ../App; };
      """
    #expect(Self.project(group, files: "B", at: "ios/").skipReason(of: path) == reason)
    let unknown = "\(group) B1 = {fileRef = F1; }; F1 = {path = c; sourceTree = SHELF; };"
    #expect(Self.project(unknown, files: "B, B1", at: "ios/").skipReason(of: path) == nil)
    let around = group.replacing("../App", with: "..").replacing("a.strings", with: "App/a.strings")
    #expect(Self.project(around, files: "B", at: "ios/").skipReason(of: path) == nil)
    #expect(Self.project(group, at: "ios/").skipReason(of: path) == nil)
  }

  @Test(arguments: [("en.lproj/a.strings", nil), ("fr.lproj/a.strings", skipped), ("fr.lproj/b.strings", nil)])
  func aProjectListsTheLanguagesOfAFile(_ path: String, _ reason: String?) {
    let map = Self.project("B = {fileRef = F; }; F = {path = ../Res/en.lproj/a.strings; };", files: "B", at: "ios/")
    #expect(map.skipReason(of: "Res/\(path)") == reason)
  }

  @Test func sourcesOutsideOfASpecificationAreLists() {
    let sources = "[Kite, {path: ../App, excludes: [Old]}]"
    let map = ProjectMap(["ios/project.yml": Self.spec.replacing("[Kite]", with: sources)])
    #expect(map.skipReason(of: "App/a.strings") == nil && map.skipReason(of: "out/a.strings") == nil)
    #expect(map.skipReason(of: "App/Old/a.strings") == Self.skipped)
    let open = ProjectMap(["ios/project.yml": Self.spec.replacing("[Kite]", with: "[\"${WHERE}\", ../App/a.strings]")])
    #expect(open.skipReason(of: "App/Old/a.strings") == nil)
  }

  @Test(arguments: [
    // A place that only a developer's machine knows, groups that form a ring, and an absolute path.
    "F = {path = a.strings; sourceTree = SHELF_PATH; };",
    "F = {path = a.strings; }; G = {isa = PBXGroup; children = (H); }; H = {isa = PBXGroup; children = (G, F); };",
    "F = {path = /Volumes/a.strings; sourceTree = \"<absolute>\"; };",
    "F = {isa = PBXGroup; children = (F1, F2); }; F1 = {path = b.strings; }; F2 = {path = c; sourceTree = OTHER; };",
  ])
  func aFileWithoutAKnownPathMayBeAny(_ objects: String) {
    let map = Self.project("B = {fileRef = F; }; \(objects)", files: "B")
    #expect(map.issues.isEmpty && map.skipReason(of: "Exports/de.xliff") == nil)
  }

  @Test func productsAndFilesOfTheSystemHaveAKnownPlace() {
    let objects = """
      B = {fileRef = F; }; F = {path = Part.app; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = {fileRef = F1; }; F1 = {isa = PBXReferenceProxy; path = Kit.bundle; };
      B2 = {fileRef = gone; }; B3 = {productRef = X; };
      B4 = {fileRef = G; }; G = {isa = PBXGroup; children = (H); path = K; sourceTree = SDKROOT; };
      H = {isa = PBXGroup; children = (F4, F5); path = L; }; F4 = {path = a; }; F5 = {path = b; };
      """
    #expect(Self.project(objects, files: "B, B1, B2, B3, B4").skipReason(of: "Exports/de.xliff") == Self.skipped)
  }

  @Test func synchronizedFoldersListTheirExceptions() {
    let objects = """
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E); };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Old.strings); };
      """
    let map = Self.project(objects, target: "fileSystemSynchronizedGroups = (G);")
    #expect(map.skipReason(of: "App/en.lproj/New.strings") == nil)
    #expect(map.skipReason(of: "App/Old.strings") == Self.skipped)
    #expect(map.skipReason(of: "Exports/de.xliff") == Self.skipped)
  }

  @Test(arguments: [
    (#"cp -R \"$SRCROOT/Locales\" \"$TARGET_BUILD_DIR\""#, true), ("rsync -a Locales/ out", true),
    ("for f in ${SRCROOT}/Locales/*.lproj; do :; done", true), ("sh Scripts/copy.sh", true),
    (#"\"${PODS_ROOT}/SwiftLint/swiftlint\" lint Locales"#, false), ("echo Locales", false), ("# cp Locales", false),
    ("true", false),
  ])
  func filesThatAScriptNamesAreRead(_ script: String, _ isRead: Bool) {
    let map = Self.project(
      "S = {isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\"; };",
      others: ["Locales/de.json": "{}", "Scripts/copy.sh": "#!/bin/sh\ncp Locales/de.json out\n"])
    #expect((map.skipReason(of: "Locales/de.json") == nil) == isRead)
    #expect(map.skipReason(of: "Exports/de.xliff") == Self.skipped)
  }

  @Test func scriptsOfASpecificationNameFilesToo() {
    let spec =
      Self.spec + "    preBuildScripts: [{path: make.sh}, {script: make, inputFiles: [$(SRCROOT)/In/a.json]}]\n"
    let map = ProjectMap(
      [
        "project.yml": spec.replacing(
          "{type: application, platform: iOS, sources: [Kite]}",
          with: "\n    type: application\n    platform: iOS\n    sources: [Kite]"), "make.sh": "cat 'Locales/de.json'",
      ],
      others: ["In/a.json", "In/b.json", "Locales/de.json"])
    #expect(map.skipReason(of: "In/a.json") == nil && map.skipReason(of: "Locales/de.json") == nil)
    #expect(map.skipReason(of: "In/b.json") == Self.skipped)
  }

  @Test func otherToolsPutTheFilesOfTheirFoldersIntoApps() {
    let podspec = """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.source = { :git => 'https://example.com/kit.git', :tag => "v#{s.version}" }
        # s.resources = 'Kit/Old/**'
        s.resource_bundles = {
          'Kit' => ['Kit/Resources/**/*.{strings,xib}']
        }
      end
      """
    let map = ProjectMap(
      [
        "project.yml": Self.spec, "Pods2/Kit.podspec": podspec, "Gem/Gem.podspec": "s.resources = \"#{dir}/*.strings\"",
        "Tuist/Project.swift": "import ProjectDescription\n", "Models/Project.swift": "struct Project {}\n",
      ], others: ["Bazel/BUILD.bazel", "flutter/pubspec.yaml", "shared/src/commonMain/resources/MR/base/strings.xml"])
    for path in [
      "Pods2/Kit/Resources/en.lproj/a.strings", "Gem/a.strings", "Tuist/A/a.strings", "Bazel/a.strings",
      "flutter/lib/l10n/app_de.arb", "shared/src/commonMain/resources/MR/base/strings.xml",
    ] { #expect(map.skipReason(of: path) == nil, "\(path)") }
    for path in [
      "Pods2/Kit/Old/a.strings", "Pods2/Kit/Resources/a.json", "Models/a.strings", "shared/src/x/strings.xml",
    ] {
      #expect(map.skipReason(of: path) == Self.skipped, "\(path)")
    }
  }

  @Test func filesOfOtherBuildToolsHaveManyNames() {
    let map = ProjectMap(
      [
        "project.yml": Self.spec, "Ruby/A.podspec": "s.resources = %w[Lib/de.lproj]",
        "JSON/B.podspec.json": #"{"name": "B", "resources": ["Lib/**/*"]}"#,
      ], others: ["Buck/BUCK"])
    for path in ["Ruby/Lib/de.lproj/a.strings", "JSON/Lib/a.strings", "Buck/a.strings"] {
      #expect(map.skipReason(of: path) == nil, "\(path)")
    }
    #expect(map.skipReason(of: "JSON/Other/a.strings") == Self.skipped)
  }

  @Test func aPackageMayHaveAManifestForOneVersionOfSwift() {
    let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let newer = manifest.replacing("]", with: ", .target(name: \"UI\"), .testTarget(name: \"UITests\")]")
    let files = ["Kit/Sources/Kit/a.strings", "Kit/Sources/UI/a.strings", "Kit/Tests/UITests/a.strings"]
    let map = ProjectMap(
      ["Kit/Package.swift": manifest, "Kit/Package@swift-5.9.swift": newer, "project.yml": Self.spec], others: files)
    #expect(files.map { map.skipReason(of: $0) } == [nil, nil, Self.skipped])
    #expect(map.targets.map(\.name) == ["Kit", "Kite"])
  }

  @Test func aPackageListsNothingByItself() {
    let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let files = ["Kit/Sources/Kit/a.strings", "Kit/Extra/a.strings"]
    let alone = ProjectMap(["Kit/Package.swift": manifest], others: files)
    #expect(alone.skipReason(of: files[1]) == nil)
    let inside = ProjectMap(["Kit/Package.swift": manifest, "project.yml": Self.spec], others: files)
    #expect(inside.skipReason(of: files[0]) == nil && inside.skipReason(of: files[1]) == Self.skipped)
    // A manifest that computes its targets may have any.
    let computed = ProjectMap(
      ["Kit/Package.swift": "func t(_ n: String) -> Target { .target(name: n) }", "project.yml": Self.spec],
      others: files)
    #expect(computed.skipReason(of: files[1]) == nil && computed.skipReason(of: "Exports/de.xliff") == Self.skipped)
  }

  @Test func propertyListsOfAnUnknownPathAreRead() {
    let open = "settings: {INFOPLIST_FILE: $(FILE)}"
    let spec = Self.spec.replacing("sources: [Kite]", with: "sources: [Kite], \(open)")
    #expect(ProjectMap(["project.yml": spec]).skipReason(of: "Config/Info.plist") == nil)
    #expect(ProjectMap(["project.yml": spec]).skipReason(of: "Config/de.xliff") == Self.skipped)
    #expect(ProjectMap(["project.yml": Self.spec]).skipReason(of: "Config/Info.plist") == Self.skipped)
  }

  @Test func aProjectThatCannotBeReadMayTakeFilesOfAnyFolder() {
    let map = ProjectMap(["project.yml": Self.spec, "Other/Other.xcodeproj/project.pbxproj": "{"])
    #expect(map.skipReason(of: "Shared/a.strings") == nil)
    // A package takes no files outside of its folder.
    let package = ProjectMap(["project.yml": Self.spec, "Kit/Package.swift": "<<<<<<< a\n=======\n>>>>>>> b\n"])
    #expect(package.skipReason(of: "Kit/a.strings") == nil && package.skipReason(of: "a.strings") == Self.skipped)
  }

  @Test(arguments: [
    ("../Kite/Res", true), ("../../Apps/kite/Res", true), ("../Other/Res", false), ("../../Kite/Res", false),
  ])
  func aPathMayLeaveTheFolderAndEnterItAgain(_ path: String, _ isRead: Bool) {
    let spec = Self.spec.replacing("[Kite]", with: "[App, \(path)]")
    let map = ProjectMap(files: ["project.yml"], root: "/Apps/Kite") { _ throws(ProjectFault) in Array(spec.utf8) }
    #expect(map.takers(of: "Res/a.strings") == (isRead ? ["Kite"] : []))
    #expect(map.skipReason(of: "Res/a.strings") == (isRead ? nil : Self.skipped))
  }

  @Test func aTargetMayContainTheFolderOfItsProject() {
    let map = Self.project("B = {fileRef = F; }; F = {isa = PBXFileReference; path = .; };", files: "B")
    #expect(map.takers(of: "Other/a.strings") == ["Kite"])
  }

  @Test func aProjectWithoutFilesListsNothing() {
    let map = ProjectMap(["project.yml": "name: A\ntargets: {A: {type: application, platform: iOS}}"])
    #expect(map.skipReason(of: "A/a.strings") == nil)
  }
}
