import Foundation

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: a drop here is cancelled.
  case cancel = 0
  /// Nothing, although the place would usually take it; a sign beside the items says so.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved; a cancel where the source does not allow moves.
  case move = 3
}

/// What a destination would do with a drag at its present place.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What a drop would do.
  public let operation: UIDropOperation
  /// Whether the exact place matters, as between letters. The finger hides nothing of what lies above it here: kept, no more.
  open var isPrecise = false
  /// Whether previews should keep their size over the destination. Previews keep theirs here. Default false.
  open var prefersFullSizePreview = false

  /// A proposal of that operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// An animation of a drag to which others can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hears when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
