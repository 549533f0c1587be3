import Foundation
import QuartzCore

// Key-value coding sets the properties that nibs set by key paths, too.
extension NamedProperties where Self: NSObject {
  func namedValue(_ name: String) -> Any? { NibKeyPaths.memberValue(name, of: self) }

  func setNamedValue(_ name: String, to value: Any?) -> _MemberAssignment {
    NibKeyPaths.setProperty(name, of: self, to: value)
  }
}

extension UIView: NamedProperties {}
extension UIViewController: NamedProperties {}
extension NSLayoutConstraint: NamedProperties {}
extension UIAlertAction: NamedProperties {}

// The container view is read-only, but UIKit has an instance variable of this name, and tests of presentation controllers set it by
// key-value coding (detroit-labs/BottomSheetPresentation on GitHub).
extension UIPresentationController: NamedProperties {
  func namedValue(_ name: String) -> Any? { name == "containerView" ? containerView : nil }

  func setNamedValue(_ name: String, to value: Any?) -> _MemberAssignment {
    name == "containerView" ? _assign(value, like: containerView) { containerView = $0 } : .missing
  }
}
