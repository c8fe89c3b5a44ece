/// Words in the reasons for skipping files, which reports recognize.
package enum SkippedWords {
  /// The end of the reasons for files that users of the app do not get.
  package static let notShipped = "not in the app that users get"
}
