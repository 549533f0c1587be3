import Foundation

/// What assistive programs are told of a view. Stored only: no host reads it yet.
package struct ViewAccessibility {
  package var isElement = false
  package var label: String?
  package var hint: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits = .none
  package var elementsHidden = false
  package var viewIsModal = false
  package var groupsChildren = false
  package var frame: CGRect?
  package var language: String?
  package var elements: [Any]?
  package var ignoresInvertColors = false
}

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
