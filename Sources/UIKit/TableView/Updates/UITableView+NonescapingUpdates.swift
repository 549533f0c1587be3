extension UITableView {
  /// Commits insertions, deletions, moves and reloads together, with an animation, from a closure that does not escape.
  ///
  /// The corresponding method of `UICollectionView` explains why there are two methods.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move.
  ///   - completion: A closure that is called after the animations, with `true` if they ran to their end.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
