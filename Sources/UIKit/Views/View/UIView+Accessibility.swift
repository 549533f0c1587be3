import Foundation

extension UIView {
  package final func updateAccessibility(_ change: (inout ViewAccessibility) -> Void) {
    var values = ensureExtras().accessibility ?? ViewAccessibility()
    change(&values)
    ensureExtras().accessibility = values
  }

  /// A Boolean value that determines whether the view keeps its colors when the user inverts the colors of the screen.
  /// The default is false.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { updateAccessibility { $0.ignoresInvertColors = newValue } }
  }
}
