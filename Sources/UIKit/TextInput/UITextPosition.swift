import Foundation

/// A place in the text of a text input. Text inputs make their own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// A position that means nothing by itself: for subclasses.
  public override init() { super.init() }
}

/// A part of the text of a text input. Text inputs make their own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// A range that means nothing by itself: for subclasses.
  public override init() { super.init() }
  /// Where it begins. Subclasses override all three.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it begins where it ends.
  open var isEmpty: Bool { true }
}

/// A place that counts UTF-16 units, as text fields and text views have it.
final class IndexPosition: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}

/// Two such places.
final class IndexRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  init(_ range: UITextRange) {
    let start = (range.start as? IndexPosition)?.index ?? 0
    let end = (range.end as? IndexPosition)?.index ?? start
    self.range = NSRange(location: min(start, end), length: abs(end - start))
    super.init()
  }
  override var start: UITextPosition { IndexPosition(range.location) }
  override var end: UITextPosition { IndexPosition(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }
}

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

final class IndexSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }
  /// Those of a selection that covers these rectangles, from its start to its end.
  static func make(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.enumerated().map {
      IndexSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
    }
  }
  override var rect: CGRect { area }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
