import CollectionCore

extension UpdateError {
  /// Returns the error message for an update that does not match the data.
  ///
  /// The message begins with the words of UIKit's exception (measurements.md, chapter 13), so that a search for that
  /// text finds it.
  func message(_ terms: ItemTerms) -> String {
    let problem = terms.translated("\(self)")
    switch self {
    case .sectionCount:
      return
        "Invalid update: invalid number of sections in the \(terms.view). "
        + "\(problem.prefix(1).uppercased())\(problem.dropFirst())"
    case .itemCount(let section, _, _, _, _, _, _, _):
      return "Invalid update: invalid number of \(terms.items) in section \(section). "
        + problem.prefix(1).uppercased() + problem.dropFirst()
    case .sectionOutOfRange, .itemOutOfRange, .conflict: return "Invalid update: attempt to \(problem)"
    }
  }
}
