import CoreGraphics
import Foundation

/// The appearance of a preview: its visible part, its shadow and its background.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its coordinates. The default is nil, which means the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates. The default is nil, which means the outline of the visible
  /// part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. The default is nil, which means the color behind the view in its superview.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// Creates parameters for a preview of lines of text.
  ///
  /// The visible part consists of the lines, each with small margins and rounded corners. Adjacent lines share one
  /// outline. Without lines, the whole view is visible.
  ///
  /// - Parameter textLineRects: The rectangles of the lines as `NSValue` objects, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let lines = textLineRects.map(\.cgRectValue).filter { !$0.isEmpty }
    guard !lines.isEmpty else { return }
    visiblePath = TextLinesPath.path(around: lines)
  }

  /// Returns a copy of the parameters.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let parameters: UIPreviewParameters = MainActor.assumeIsolated {
      let copy = makeCopy()
      copy.visiblePath = visiblePath
      copy.shadowPath = shadowPath
      copy.backgroundColor = backgroundColor
      return copy
    }
    return parameters
  }

  /// Creates an object of the receiver's class. `copy(with:)` then copies the values to the new object. Subclasses override this
  /// method to create an object of their own class.
  func makeCopy() -> UIPreviewParameters { UIPreviewParameters() }
}
