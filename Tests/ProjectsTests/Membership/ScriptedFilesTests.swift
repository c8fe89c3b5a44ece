import Testing

@testable import Projects

/// Files that scripts of a build name may be in the app, although no target takes them.
@Suite struct ScriptedFilesTests {
  private static let others = [
    "Kite/Themes/de.json", "Kite/My Themes/de.json", "Glow/Themes/de.json", "Themes-Mac/de.json", "Locales/de.json",
    "App/Old/de.json",
  ]

  /// A project with an app; `phase` are the members of its build phase with a script.
  private static func project(_ phase: String, _ objects: String = "", _ files: [String: String] = [:]) -> ProjectMap {
    let text = """
      {objects = {
      \(objects)
      S = {isa = PBXShellScriptBuildPhase; \(phase)};
      R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {fileRef = F; }; F = {path = App/a.strings; };
      T = {isa = PBXNativeTarget; name = Kite; productType = "com.apple.product-type.application";
        buildPhases = (R, S); buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;}; };
      P = {isa = PBXProject; targets = (T, A); };
      }; rootObject = P; }
      """
    return ProjectMap(files.merging(["Glow.xcodeproj/project.pbxproj": text]) { $1 }, others: others)
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  private static func read(_ map: ProjectMap) -> [String] { others.filter { map.skipReason(of: $0) == nil } }

  @Test(arguments: [
    (#"cp -R "$SRCROOT/Kite/My Themes/" "$DEST""#, ["Kite/My Themes/de.json"]),
    (#"cp -R $SRCROOT/Kite/My\ Themes out"#, ["Kite/My Themes/de.json"]),
    (#"cp -R "$SRCROOT/$TARGET_NAME/Themes/." out"#, ["Kite/Themes/de.json"]),
    (#"cp -R "${PROJECT_DIR}/${PROJECT_NAME}/Themes" out"#, ["Glow/Themes/de.json"]),
    (#"cp -R "$SRCROOT/$PRODUCT_NAME/Themes" out"#, ["Kite/Themes/de.json"]),
    (#"cp -R "$SRCROOT/Kite/$THEME/" out"#, ["Kite/Themes/de.json", "Kite/My Themes/de.json"]),
    ("swiftlint; cp -R Locales out", ["Locales/de.json"]), ("echo copying && cp -R Locales out", ["Locales/de.json"]),
    ("cp -R Locales out # before the dSYM is made", ["Locales/de.json"]),
    ("cp Themes-Mac/de.json out", ["Themes-Mac/de.json"]),
    ("cp -R Themes-Mac out", ["Themes-Mac/de.json"]), ("ROOT=`pwd`\ncp -R $ROOT/Locales out", ["Locales/de.json"]),
    ("swiftlint lint Kite \"$SRCROOT\"", []), ("cd \"$SRCROOT\"\ncp in.txt \"$SRCROOT\"", []),
    (#"PlistBuddy -c Print "${PROJECT_DIR}/${INFOPLIST_FILE}""#, []),
    (#""${PODS_ROOT}/Crashlytics/upload-symbols" "${DWARF_DSYM_FOLDER_PATH}/${DWARF_DSYM_FILE_NAME}""#, []),
    ("if which swiftlint >/dev/null; then\n  swiftlint Kite\nelse\n  echo \"no Kite\"\nfi", []),
    // A target has files in the folder App.
    (#"generate "$SRCROOT/App" --output a.swift"#, []), (#"cp -R "$SRCROOT/App" out"#, ["App/Old/de.json"]),
    ("IN=$SRCROOT/App\ncp -R $IN/*.json out", ["App/Old/de.json"]), ("generate Locales", ["Locales/de.json"]),
  ])
  func aScriptNamesFilesOfTheProject(_ script: String, _ files: [String]) {
    #expect(Self.read(Self.project("shellScript = \"\(Self.quoted(script))\"; ")) == files)
  }

  @Test(arguments: [#"cp -R "$SRCROOT/" out"#, "cp -R . out", "cp $SRCROOT/$PLACE/a out", "rsync -a ./ out"])
  func aScriptMayCopyTheProject(_ script: String) {
    // The folder has the name of another platform.
    let files = Self.others.filter { $0 != "Themes-Mac/de.json" }
    #expect(Self.read(Self.project("shellScript = \"\(Self.quoted(script))\"; ")) == files)
  }

  @Test func inputsAreWholePaths() {
    let inputs = #""$(SRCROOT)/$(TARGET_NAME)/Themes/de.json", "$(SRCROOT)/Kite/My Themes/de.json""#
    let built = #", "$(SRCROOT)/$(BUILT_PRODUCTS_DIR)/$(INFOPLIST_PATH)""#
    #expect(Self.read(Self.project("inputPaths = (\(inputs)\(built)); ")) == Array(Self.others[..<2]))
  }

  @Test func listsOfInputsAreRead() {
    let list = "# inputs\n$(SRCROOT)/Kite/My Themes/de.json\n\n  Locales\n"
    let map = Self.project("inputFileListPaths = (\"$(SRCROOT)/in.xcfilelist\", gone); ", "", ["in.xcfilelist": list])
    #expect(Self.read(map) == ["Kite/My Themes/de.json", "Locales/de.json"])
  }

  @Test func scriptsRunOtherScripts() {
    let scripts = [
      "Scripts/one": "#!/bin/sh\n\"$SRCROOT\"/Scripts/two.sh\n",
      "Scripts/two.sh": "cp -R \"$(dirname \"$0\")/../Locales\" out",
      "Scripts/three.sh": "cp -R Kite out",
    ]
    #expect(Self.read(Self.project(#"shellScript = "sh Scripts/one"; "#, "", scripts)) == ["Locales/de.json"])
  }

  @Test func buildRulesAndAggregateTargetsHaveScripts() {
    let rule = #"U = {isa = PBXBuildRule; script = "cp -R \"$SRCROOT/Locales\" out"; };"#
    #expect(Self.read(Self.project("", rule)) == ["Locales/de.json"])
    let copying = """
      A = {isa = PBXAggregateTarget; name = All; buildPhases = (Q); }; Q = {isa = PBXCopyFilesBuildPhase; files = (D); };
      D = {fileRef = E; }; E = {path = Locales/de.json; };
      """
    let map = Self.project("", copying)
    #expect(Self.read(map) == ["Locales/de.json"] && map.targets.map(\.name) == ["Kite"])
    let spec = """
      name: Glow
      targets: {Kite: {type: application, platform: iOS, sources: [App]}}
      aggregateTargets:
        Copy: {buildScripts: [{script: cp -R Locales out, inputFiles: [$(SRCROOT)/Kite/My Themes/de.json]}]}
        More: {buildScripts: [{script: cp -R $PROJECT_NAME out}]}
      """
    #expect(
      Self.read(ProjectMap(["project.yml": spec], others: Self.others))
        == ["Kite/My Themes/de.json", "Glow/Themes/de.json", "Locales/de.json", "App/Old/de.json"])
  }
}
