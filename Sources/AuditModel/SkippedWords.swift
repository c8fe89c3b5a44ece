/// Words in the reasons for skipping files, which reports recognize.
package enum SkippedWords {
  /// The end of the reasons for files that are not in the shipped app.
  package static let notShipped = "not in the app that users get"
}
