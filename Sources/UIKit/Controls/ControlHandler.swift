import Foundation

/// Who wants to hear of which events of a control.
package struct ControlHandler {
  package weak var target: AnyObject?
  /// Nil-targeted actions go along the responder chain.
  package let hasTarget: Bool
  package let selector: Selector?
  package let action: UIAction?
  package var events: UIControl.Event
}
