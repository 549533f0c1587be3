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
  /// Returns the selection rectangles for rectangles that are sorted from the start to the end of the selection.
  static func make(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.enumerated().map {
      IndexSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
    }
  }
  override var rect: CGRect { area }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
