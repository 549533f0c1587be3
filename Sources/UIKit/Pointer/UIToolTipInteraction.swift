import CoreGraphics
import Foundation

/// Tells a little more about a view while the mouse rests on it.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Says what to show at a place; not retained. Without one `defaultToolTip` is shown.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether anything is shown. Default true.
  open var isEnabled = true {
    didSet { if !isEnabled, let view { ToolTips.shared.forget(view) } }
  }
  /// The words where the delegate has none. Default nil: nothing is shown.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue, let view { ToolTips.shared.forget(view) } }
  }
  /// The view to which it was added.
  open private(set) weak var view: UIView?

  /// An interaction without words.
  public override init() { super.init() }

  /// An interaction that shows these words for all of its view.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// The view is about to get the interaction, or to lose it with nil. Called by the view.
  open func willMove(to view: UIView?) {
    if let old = self.view, old !== view { ToolTips.shared.forget(old) }
  }

  /// The view has got the interaction, or lost it with nil. Called by the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// What is to be shown at a place of the view.
  final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled else { return nil }
    return delegate?.toolTipInteraction(self, configurationAt: point)
      ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
