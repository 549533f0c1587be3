import CoreGraphics
import Foundation

/// How a preview of a view looks: what is seen of it and what lies behind it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// What is seen of the view, in its coordinates. Default nil: all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates. Default nil: that of what is seen.
  open var shadowPath: UIBezierPath?
  /// Behind the view. Default nil: what lies behind it in its place.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// How the preview of text looks: what is seen of the view is these lines, rectangles in its coordinates, with a little
  /// room and round corners around each; lines that touch become one outline. Without lines it is all of the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let lines = textLineRects.map(\.cgRectValue).filter { !$0.isEmpty }
    guard !lines.isEmpty else { return }
    visiblePath = TextLinesPath.around(lines)
  }

  /// Other parameters with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIPreviewParameters = MainActor.assumeIsolated {
      let copy = makeCopy()
      copy.visiblePath = visiblePath
      copy.shadowPath = shadowPath
      copy.backgroundColor = backgroundColor
      return copy
    }
    return made
  }

  /// One of the same class, to be filled.
  func makeCopy() -> UIPreviewParameters { UIPreviewParameters() }
}
