import Foundation

/// A place that counts UTF-16 units, as text fields and text views have it.
final class IndexPosition: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}
