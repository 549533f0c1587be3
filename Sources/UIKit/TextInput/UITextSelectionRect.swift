import Foundation

/// A rectangle that selected text covers.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// A rectangle that covers nothing: for subclasses.
  public override init() { super.init() }
  /// In the coordinates of the text input's view.
  open var rect: CGRect { .zero }
  /// The direction of the text in it. Default natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text runs downwards. Default false.
  open var isVertical: Bool { false }
}
