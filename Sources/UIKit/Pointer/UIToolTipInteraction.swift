import CoreGraphics
import Foundation

/// An interaction that shows a tool tip while the mouse rests on a view.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delegate that provides the tool tips. It is not retained. If it is `nil`, `defaultToolTip` is shown.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// A Boolean value that determines whether the interaction is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled, let view { ToolTips.shared.hideToolTip(of: view) } }
  }
  /// The text that is shown if the delegate provides no tool tip. The default is `nil`, which means no tool tip.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue, let view { ToolTips.shared.hideToolTip(of: view) } }
  }
  /// The view to which the interaction belongs, or `nil` if it belongs to no view.
  open private(set) weak var view: UIView?

  /// Creates an interaction without a default text.
  public override init() { super.init() }

  /// Creates an interaction that shows the same text for the whole view.
  ///
  /// - Parameter defaultToolTip: The text of the tool tip.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Called before the interaction is added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    if let oldView = self.view, oldView !== view { ToolTips.shared.hideToolTip(of: oldView) }
  }

  /// Called after the interaction was added to a view or removed from its view.
  ///
  /// - Parameter view: The new view, or `nil` if the interaction was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the configuration of the tool tip at a point in the view, or `nil` if there is none.
  final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    return delegate?.toolTipInteraction(self, configurationAt: point)
      ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
