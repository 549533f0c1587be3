import Foundation

/// The effect that a drop at the current position of the drag would have.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation that the interaction proposes for a drop at the current location.
  public let operation: UIDropOperation
  /// A Boolean value that determines whether the destination needs a precise position, for example between characters.
  ///
  /// The value has no effect in Tessera, because previews never cover the content above the pointer. The default is
  /// `false`.
  open var isPrecise = false
  /// A Boolean value that determines whether previews keep their size over the destination. The default is `false`.
  ///
  /// The value has no effect in Tessera, because previews always keep their size.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  ///
  /// - Parameter operation: The operation of the drop.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
