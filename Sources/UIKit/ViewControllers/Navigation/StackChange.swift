/// A change of the stack of a navigation controller that is not shown yet.
@MainActor struct StackChange {
  var operation: UINavigationController.Operation
  var animated: Bool
  /// The controllers that the change has removed from the stack.
  var removed: [UIViewController]
}
