extension UIView {
  /// Adds the large content viewer to a bar if the text size is one of the accessibility sizes, and removes it otherwise.
  ///
  /// - Parameter onEnd: A closure that performs the action of the item on which the user lifts the finger.
  package final func updateLargeContentViewer(_ onEnd: @escaping (any UILargeContentViewerItem) -> Void) {
    let viewer = interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first { $0.onEnd != nil }
    let isNeeded = window != nil && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isNeeded != (viewer != nil) else { return }
    if let viewer { return removeInteraction(viewer) }
    let newViewer = UILargeContentViewerInteraction()
    newViewer.onEnd = onEnd
    addInteraction(newViewer)
  }
}
