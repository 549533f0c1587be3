import CollectionCore

extension UpdateError {
  /// What is wrong, beginning as UIKit's exceptions do (behaviour.md, chapter 13), so that it is found by the same words.
  var message: String {
    switch self {
    case .sectionCount: "Invalid update: invalid number of sections. In the collection view, \(self)"
    case .itemCount(let section, _, _, _, _, _, _, _):
      "Invalid update: invalid number of items in section \(section). Of an existing section, \(self)"
    case .sectionOutOfRange, .itemOutOfRange, .conflict: "Invalid update: attempt to \(self)"
    }
  }
}
