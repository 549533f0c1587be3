import Foundation

extension UIView {
  package final func updateAccessibility(_ change: (inout ViewAccessibility) -> Void) {
    var values = ensureExtras().accessibility ?? ViewAccessibility()
    change(&values)
    ensureExtras().accessibility = values
  }
}
