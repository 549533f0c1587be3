import Foundation

/// A rectangle that is part of the displayed selection of a text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle. Only subclasses, which store the values, use this initializer.
  public override init() { super.init() }
  /// The rectangle, in the coordinates of the text input's view. The default is zero.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle. The default is `natural`.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection. The default is `false`.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection. The default is `false`.
  open var containsEnd: Bool { false }
  /// A Boolean value that indicates whether the text in the rectangle is vertical. The default is `false`.
  open var isVertical: Bool { false }
}
