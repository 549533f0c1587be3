import Foundation

/// The operations of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled.
  case cancel = 0
  /// The drop is cancelled, although the destination usually accepts it. A sign beside the items shows that.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved. If the source does not allow moves, the drop is cancelled.
  case move = 3
}

/// The effect that a drop at the current position of the drag would have.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation of the drop.
  public let operation: UIDropOperation
  /// A Boolean value that determines whether the destination needs a precise position, as between letters.
  ///
  /// The default is `false`. The value is stored but has no effect, because previews do not hide what is above the
  /// pointer.
  open var isPrecise = false
  /// A Boolean value that determines whether previews keep their size over the destination. The default is `false`.
  ///
  /// The value has no effect, because previews always keep their size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  ///
  /// - Parameter operation: The operation of the drop.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An animation of a drag to which other animations can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run together with it.
  ///
  /// - Parameter animations: A closure that sets the new values.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: The closure. Its argument is the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
