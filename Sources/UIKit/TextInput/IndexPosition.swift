import Foundation

/// A text position as an index in UTF-16 code units, used by text fields and text views.
final class IndexPosition: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}
