import Foundation

extension UIView {
  package final func needAccessibility(_ change: (inout ViewAccessibility) -> Void) {
    var values = needExtras().accessibility ?? ViewAccessibility()
    change(&values)
    needExtras().accessibility = values
  }

  /// A Boolean value that determines whether the view keeps its colors when the user inverts colors. The default is
  /// false.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { needAccessibility { $0.ignoresInvertColors = newValue } }
  }
}
