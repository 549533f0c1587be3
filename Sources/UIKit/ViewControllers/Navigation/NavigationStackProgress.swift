/// The controllers at the bottom of a navigation stack that a change need not visit. With it, the work of a push or a pop does not
/// depend on the depth of the stack.
struct NavigationStackProgress {
  /// The number of controllers at the bottom of the stack whose items are the first ones of the bar.
  private(set) var itemCount = 0
  /// The number of controllers at the bottom of the stack whose moves are complete.
  var completedCount = 0
  /// The number of changes of the stack and of the bar's items. They tell whether a callback has made another change.
  private(set) var stackChangeCount = 0
  private(set) var barChangeCount = 0

  /// Records that the stack may have changed everywhere.
  mutating func stackWasReplaced() {
    itemCount = 0
    completedCount = 0
    stackChangeCount += 1
  }

  /// Records that the stack changed only above `count` controllers, after `self` was `before` the change.
  mutating func stackChanged(above count: Int, before: NavigationStackProgress) {
    itemCount = min(before.itemCount, count)
    completedCount = min(before.completedCount, count)
  }

  /// Records that the bar shows the items of the first `count` controllers.
  mutating func barChanged(itemCount count: Int) {
    itemCount = count
    barChangeCount += 1
  }
}
