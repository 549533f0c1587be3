extension UICollectionView {
  /// Runs `updates` as one batch, as `performBatchUpdates(_:completion:)` of the class does, with a closure that need not
  /// escape.
  ///
  /// UIKit declares the block `NS_NOESCAPE`, and Swift imports that as an optional closure that does not escape. Swift has
  /// no way to write such a type, so the two halves of it are two methods. This one calls the other, which subclasses
  /// override.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete, reload and move items and sections.
  ///   - completion: Called when the animations have ended, with whether they ran to their end.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
