import Foundation

/// A target and selector, or an action, of a control, with the control events that trigger it.
package struct ControlHandler {
  package weak var target: AnyObject?
  /// Indicates whether there is a target. If it is `false`, the action is sent along the responder chain.
  package let hasTarget: Bool
  package let selector: Selector?
  package let action: UIAction?
  package var events: UIControl.Event
}
