extension UITableView {
  /// Commits insertions, deletions, moves and reloads together, with an animation, from a closure that does not escape.
  ///
  /// UIKit declares the block `NS_NOESCAPE`, which Swift imports as an optional non-escaping closure. Swift code cannot declare
  /// that type, so there are two methods. This method calls the method with the optional closure, which subclasses can override.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods that insert, delete, reload and move rows and
  ///     sections.
  ///   - completion: A closure that is called after the animations, with `true` if they were not interrupted. It may be
  ///     nil.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
