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

  /// Whether assistive programs are to skip what lies in the view; false by default.
  public var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.elementsHidden ?? false }
    set { needAccessibility { $0.elementsHidden = newValue } }
  }

  /// Whether they are to see nothing beside this view; false by default.
  public var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.viewIsModal ?? false }
    set { needAccessibility { $0.viewIsModal = newValue } }
  }

  /// Whether they are to go through the view's elements one after the other; false by default.
  public var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { needAccessibility { $0.groupsChildren = newValue } }
  }

  /// The elements in the view where they are not its subviews.
  public var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { needAccessibility { $0.elements = newValue } }
  }

  /// Whether the view keeps its colours where the user inverts them; false by default.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { needAccessibility { $0.ignoresInvertColors = newValue } }
  }
}
