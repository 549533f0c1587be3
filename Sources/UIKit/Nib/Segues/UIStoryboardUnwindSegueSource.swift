import Foundation

/// The origin of an unwind segue. Containers receive it when they are asked for the children that may be its
/// destination.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller that unwinds.
  public let source: UIViewController

  /// The action that the destination must implement.
  public let unwindAction: Selector

  /// The object that started the segue, or nil.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
