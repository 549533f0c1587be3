import Foundation

/// An object that represents a dragged item, with its data and its preview.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The item provider, which loads the data of the drag item.
  public let itemProvider: NSItemProvider
  /// An object that the source associates with the item. It is available to destinations in the same application. The
  /// default is `nil`.
  open var localObject: Any?
  /// A closure that returns the item's preview after the lift, or `nil` to hide the item. The default is `nil`, which
  /// leaves the lifted preview unchanged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// A closure that requests a new preview while the item is being animated to its destination.
  final var renewDropPreview: (() -> Void)?

  /// Requests a new preview at the item's destination after a drop.
  ///
  /// The preview is requested while the item is being animated to its destination. The drop interaction's delegate is
  /// asked for the preview again, with the current preview as the default, and the item is animated to the new preview.
  /// At other times the method does nothing.
  open func setNeedsDropPreviewUpdate() { renewDropPreview?() }

  /// Creates an item from its data.
  ///
  /// - Parameter itemProvider: The data of the item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
