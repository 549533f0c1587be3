extension UIView {
  /// The scroll view that makes up the content: the view itself or its first subview that scrolls.
  package final var scrollingContent: UIScrollView? {
    self as? UIScrollView ?? subviewList.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
