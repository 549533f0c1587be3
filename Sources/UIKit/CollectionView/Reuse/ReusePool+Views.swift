extension ReusePool where Key == ReuseKey, View == UICollectionReusableView {
  /// Keeps a view that was dequeued from the pool; any other is not kept.
  func put(_ view: UICollectionReusableView) {
    if let key = view.poolKey { put(view, for: key) }
  }
}
