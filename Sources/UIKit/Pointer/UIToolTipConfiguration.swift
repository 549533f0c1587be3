import CoreGraphics
import Foundation

/// What a tool tip says, and for which part of the view.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The words.
  public let toolTip: String
  /// Where in the view the pointer must stay, in its coordinates; null, the default, is all of the view.
  public let sourceRect: CGRect

  private init(words: String, rect: CGRect) {
    toolTip = words
    sourceRect = rect
    super.init()
  }

  /// Words for all of the view.
  public convenience init(toolTip: String) { self.init(words: toolTip, rect: .null) }

  /// Words for a part of the view, in its coordinates.
  public convenience init(toolTip: String, in rect: CGRect) { self.init(words: toolTip, rect: rect) }
}
