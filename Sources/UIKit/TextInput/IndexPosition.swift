import Foundation

/// A text position that is an index in UTF-16 code units. Text fields and text views use it.
final class IndexPosition: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}
