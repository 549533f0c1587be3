import CoreGraphics

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the visible area, in points. It is the size of the bounds.
  public var visibleSize: CGSize { bounds.size }
}
