import Foundation

extension UIScrollView {
  /// Restores the saved content offset. If the content has been laid out, the offset is limited to the content.
  final func restoreOffset(from coder: NSCoder) {
    layoutIfNeeded()
    guard coder.containsValue(forKey: "UIScrollView.contentOffset") else { return }
    contentOffset = coder.decodeCGPoint(forKey: "UIScrollView.contentOffset")
  }
}
