import CoreGraphics

/// Closures with which the owner of a layout takes part in it. Rectangles are in the coordinates of the text container, which
/// begins `padding` points to the left of the layout.
package struct TextLayoutHooks {
  /// The distance between the text and the sides of each line fragment, in points.
  package var padding: CGFloat = 0
  /// Returns the part of a proposed rectangle in which a line may be, and the rest of the proposed rectangle at the same
  /// height. The first rectangle can be lower than proposed. It is empty if there is no more space. The other arguments are the
  /// index of the line's first character and whether the text runs from right to left.
  package var fragmentRect: ((CGRect, Int, Bool) -> (rect: CGRect, remaining: CGRect))?
  /// The height below which all lines are as wide as the container, in points, or nil if it is unknown.
  package var bottom: CGFloat?
  /// Returns whether a line may end before the character at an index.
  package var mayBreak: ((Int) -> Bool)?
  /// Returns the space below a line whose last character is at an index, in points.
  package var lineSpacing: ((Int, CGRect) -> CGFloat)?
  /// Returns the space above a paragraph whose first character is at an index, in points.
  package var spacingBefore: ((Int, CGRect) -> CGFloat)?
  /// Returns the space below a paragraph whose last character is at an index, in points.
  package var spacingAfter: ((Int, CGRect) -> CGFloat)?
  /// Changes the metrics of a line, and returns whether the changes are used.
  package var setLine: ((inout LineMetrics, Range<Int>) -> Bool)?

  /// The rectangles of a line, and the distance of its baseline from the upper edge of `rect`, in points.
  package struct LineMetrics {
    package var rect: CGRect
    package var usedRect: CGRect
    package var baselineOffset: CGFloat
  }

  package init() {}
}
