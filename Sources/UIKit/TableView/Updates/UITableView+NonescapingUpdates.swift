extension UITableView {
  /// Runs `updates` as one batch, as `performBatchUpdates(_:completion:)` of the class does, with a closure that need not
  /// escape.
  ///
  /// The counterpart of the method of `UICollectionView`, which says why there are two.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete, reload and move rows and sections.
  ///   - completion: Called when the animations have ended, with whether they ran to their end.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
