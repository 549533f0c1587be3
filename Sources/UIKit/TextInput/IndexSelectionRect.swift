import Foundation

final class IndexSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool
  init(_ area: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }
  /// Returns the selection rectangles for rectangles that are sorted from the start to the end of the selection, and that contain
  /// text in paragraphs of a direction.
  static func make(_ rects: [(rect: CGRect, isRightToLeft: Bool)]) -> [UITextSelectionRect] {
    rects.enumerated().map {
      IndexSelectionRect(
        $0.element.rect, $0.element.isRightToLeft ? .rightToLeft : .leftToRight, isFirst: $0.offset == 0,
        isLast: $0.offset == rects.count - 1)
    }
  }
  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
