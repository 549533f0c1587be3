import Foundation

/// A placeholder for text that is inserted into a text later. It reserves space in the text.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
  /// The rectangles of the reserved space, in the coordinates of the text input's view. The default is an empty array.
  open var rects: [UITextSelectionRect] { [] }
}
