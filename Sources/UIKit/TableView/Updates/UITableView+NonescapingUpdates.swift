extension UITableView {
  /// Performs updates as one batch. The closure does not escape, in contrast to that of the method in the class.
  ///
  /// The comment of the same method of `UICollectionView` explains the purpose of this variant.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move rows and
  ///     sections.
  ///   - completion: A closure to call after the animations. It takes a Boolean value that indicates whether they ran
  ///     to their end.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
