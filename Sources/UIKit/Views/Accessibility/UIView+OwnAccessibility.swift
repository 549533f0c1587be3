extension UIView {
  /// The elements that the application has set, or that its class returns, or nil if there are none or these are the standard ones.
  package final var ownAccessibilityElements: [Any]? {
    guard let elements = accessibilityElements else { return nil }
    guard let standard = standardAccessibility.elements?(), standard.count == elements.count else { return elements }
    let areStandard = zip(elements, standard).allSatisfy { element, other in
      element is StandardAccessibilityElement || (element as AnyObject) === (other as AnyObject)
    }
    return areStandard ? nil : elements
  }

  /// The traits that the application has set, or that its class returns, or nil if they are the standard ones.
  package final var ownAccessibilityTraits: UIAccessibilityTraits? {
    // Traits that are set can be those that a view of the class has without being set, as in a storyboard.
    if let traits = extras?.accessibility?.traits { return traits }
    let traits = accessibilityTraits
    return traits == standardAccessibility.traits ? nil : traits
  }

  /// The value that the application has set, or that its class returns, or nil if it is the standard one.
  package final var ownAccessibilityValue: String? {
    if let value = extras?.accessibility?.value { return value }
    let value = accessibilityValue
    return value == standardAccessibility.value ? nil : value
  }
}
