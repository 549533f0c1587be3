import Foundation

/// A text range that is a range of UTF-16 code units. Text fields and text views use it.
final class IndexRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  init(_ range: UITextRange) {
    let start = (range.start as? IndexPosition)?.index ?? 0
    let end = (range.end as? IndexPosition)?.index ?? start
    self.range = NSRange(location: min(start, end), length: abs(end - start))
    super.init()
  }
  override var start: UITextPosition { IndexPosition(range.location) }
  override var end: UITextPosition { IndexPosition(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }
}
