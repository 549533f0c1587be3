extension UIView {
  /// The scroll view that determines the scrolling of this view: the view itself, or its first subview that is a scroll
  /// view. The value is nil if there is none.
  package final var scrollingContent: UIScrollView? {
    self as? UIScrollView ?? subviewList.lazy.compactMap { $0 as? UIScrollView }.first { $0.isObservedByBars }
  }
}
