import CollectionCore

extension UpdateError {
  /// Returns the message of an update error.
  ///
  /// It begins with the same words as UIKit's exception (measurements.md, chapter 13), so that it is found by a search
  /// for that text.
  func message(_ terms: ItemTerms) -> String {
    let what = terms.translated("\(self)")
    switch self {
    case .sectionCount: return "Invalid update: invalid number of sections. In the \(terms.view), \(what)"
    case .itemCount(let section, _, _, _, _, _, _, _):
      return
        "Invalid update: invalid number of \(terms.items) in section \(section). Of an existing section, \(what)"
    case .sectionOutOfRange, .itemOutOfRange, .conflict: return "Invalid update: attempt to \(what)"
    }
  }
}
