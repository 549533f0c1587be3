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
