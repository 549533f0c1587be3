import Foundation

/// One thing that is dragged: the data that it brings along, and how it looks under the finger.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// Whatever the source wants to know again at a drop in the same application. Default nil.
  open var localObject: Any?
  /// Makes the look under the finger, when the drag has begun; nil from it hides the item. Default nil: what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// While the item settles after a drop: asks for its preview anew.
  final var renewDropPreview: (() -> Void)?

  /// Says that there is another preview of the item's end: while the item is on its way there after a drop, the drop
  /// interaction's delegate is asked again for `previewForDropping`, with the preview before as the default, and the item
  /// goes there instead. Does nothing before and after.
  open func setNeedsDropPreviewUpdate() { renewDropPreview?() }

  /// An item with that data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
