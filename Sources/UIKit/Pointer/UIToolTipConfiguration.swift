import CoreGraphics
import Foundation

/// The text of a tool tip and the part of the view that the tool tip describes.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text that the tool tip shows.
  open private(set) var toolTip: String
  /// The rectangle in which the tool tip is shown, in the view's coordinates. The default is the null rectangle, which
  /// means the whole view.
  open private(set) var sourceRect: CGRect

  /// Creates a configuration of a tool tip for the whole view.
  ///
  /// - Parameter toolTip: The text of the tool tip.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates a configuration of a tool tip for a part of the view.
  ///
  /// - Parameters:
  ///   - toolTip: The text of the tool tip.
  ///   - rect: The rectangle, in the view's coordinates.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
