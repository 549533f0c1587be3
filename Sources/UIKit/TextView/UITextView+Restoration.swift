import Foundation

extension UITextView {
  /// Restores the saved selection, if the text is long enough.
  final func restoreSelection(from coder: NSCoder) {
    guard let range = coder.decodeObject(forKey: "UITextView.selectedRange") as? [Int], range.count == 2 else { return }
    let (start, length) = (range[0], range[1])
    let end = start.addingReportingOverflow(length)
    guard start >= 0, length >= 0, !end.overflow, end.partialValue <= (text ?? "").utf16.count else { return }
    selectedRange = NSRange(location: start, length: length)
  }
}
