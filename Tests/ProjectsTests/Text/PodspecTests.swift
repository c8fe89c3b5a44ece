import Testing

@testable import Projects

@Suite struct PodspecTests {
  @Test(arguments: [
    ("s.resources = 'Kit/*.strings', \"Kit/My Texts\"", ["Kit/*.strings", "Kit/My Texts"]),
    (
      "s.ios.resource_bundles = { 'Kit' => ['Texts'], :Other => ['More'], Third: ['Last'] }", ["Texts", "More", "Last"]
    ),
    ("s.resources = [\n  'de.lproj', # German\n  'Kit'\n].freeze\ns.name = 'Kit'", ["de.lproj", "Kit"]),
    ("s.name = 'Kit'\ns.source = { :git => 'https://example.com/kit.git', :tag => \"v#{s.version}\" }", []),
    ("s.source_files = 'Kit/**/*.swift'\n# s.resources = 'Old'", ["Kit/**/*.swift"]),
  ])
  func thePathsOfAPodspecAreItsTexts(_ text: String, _ paths: [String]) {
    #expect(Podspec.paths(in: text, isJSON: false) == paths)
  }

  @Test(arguments: [
    "s.resources = %w[Kit/de.lproj]", "s.resources = RESOURCES", "s.resources = Dir['Kit/*']", "s.resource =\n  'Kit'",
    "s.resources = 'a',\n  'b'", "s.resources = [\n  'a', name\n]", "s.source_files = \"#{folder}/*.swift\"",
  ])
  func aPodspecMayComputeItsPaths(_ text: String) {
    #expect(Podspec.paths(in: text, isJSON: false) == nil)
  }

  @Test func aPodspecInJSONHasTextsForValues() {
    let text =
      #"{"name": "K", "resources": ["Kit\/**\/*", "de.lproj"], "homepage": "https://example.com", "a": "it's"}"#
    #expect(Podspec.paths(in: text, isJSON: true) == ["K", "Kit/**/*", "de.lproj", "it's"])
    #expect(Podspec.paths(in: #"{"summary": "a \"b\""}"#, isJSON: true) == nil)
  }
}
