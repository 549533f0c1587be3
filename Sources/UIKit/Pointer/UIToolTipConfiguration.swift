import CoreGraphics
import Foundation

/// What a tool tip says, and for which part of the view.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The words.
  open private(set) var toolTip: String
  /// Where in the view the pointer must stay, in its coordinates; null, the default, is all of the view.
  open private(set) var sourceRect: CGRect

  /// Words for all of the view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Words for a part of the view, in its coordinates.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
