import Foundation

/// One thing that is dragged: the data that it brings along, and how it looks under the finger.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// Whatever the source wants to know again at a drop in the same application. Default nil.
  open var localObject: Any?
  /// Makes the look under the finger, when the drag has begun; nil from it hides the item. Default nil: what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item with that data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
