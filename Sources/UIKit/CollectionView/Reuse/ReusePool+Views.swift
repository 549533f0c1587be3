extension ReusePool where Key == ReuseKey, View == UICollectionReusableView {
  /// Keeps a view that was dequeued from the pool. Other views are ignored.
  func put(_ view: UICollectionReusableView) {
    if let key = view.poolKey { put(view, for: key) }
  }
}
