extension String {
  /// The Objective-C forms of a Swift name.
  ///
  /// Source: Apple documentation of UIKit, whose pages state the names in both languages: setters begin with `set`,
  /// properties have no `is`, labels are in the names of methods, and constants begin with their type.
  var formsInObjectiveC: [String] {
    let isQuestion = hasPrefix("is") && dropFirst(2).first?.isUppercase == true
    let capital = isQuestion ? String(dropFirst(2)) : prefix(1).uppercased() + dropFirst()
    let name = isQuestion ? capital.prefix(1).lowercased() + capital.dropFirst() : self
    let ends = [
      "", "IndexPath", "Window", "WithIdentifier", "ViewController", "ForChildViewController", "Notification",
    ]
    let property = hasPrefix("set") ? [dropFirst(3).prefix(1).lowercased() + dropFirst(4)] : []
    return property + ends.map { name + $0 }
      + ["set", "UIControlEvent", "UITextField", "UITextView"].map { $0 + capital }
  }
}
