import Foundation

extension UIView {
  package final func needAccessibility(_ change: (inout ViewAccessibility) -> Void) {
    var values = needExtras().accessibility ?? ViewAccessibility()
    change(&values)
    needExtras().accessibility = values
  }

  /// Whether the view keeps its colours where the user inverts them; false by default.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { needAccessibility { $0.ignoresInvertColors = newValue } }
  }
}
