import Foundation

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
  /// Creates the rectangles of a selection, in the order from its start to its end.
  static func make(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.enumerated().map {
      IndexSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
    }
  }
  override var rect: CGRect { area }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
