extension ReusePool where Key == ReuseKey, View == UICollectionReusableView {
  /// Adds a view to the pool that it was dequeued from. A view that was not dequeued is ignored.
  func put(_ view: UICollectionReusableView) {
    if let key = view.poolKey { put(view, for: key) }
  }
}
