import Foundation

extension UIScrollView {
  /// Restores the saved content offset, within the content if that is laid out.
  final func restoreOffset(from coder: NSCoder) {
    layoutIfNeeded()
    guard coder.containsValue(forKey: "UIScrollView.contentOffset") else { return }
    contentOffset = coder.decodeCGPoint(forKey: "UIScrollView.contentOffset")
  }
}
