extension ReusePool where Key == ReuseKey, View == UICollectionReusableView {
  /// Returns a view to the pool that it was dequeued from. Other views are ignored.
  func put(_ view: UICollectionReusableView) {
    if let key = view.poolKey { put(view, for: key) }
  }
}
