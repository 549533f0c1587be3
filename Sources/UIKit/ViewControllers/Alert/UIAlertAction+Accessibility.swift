extension UIAlertAction: UIAccessibilityIdentification {
  /// The identifier by which tests find the action. The default is nil.
  public var accessibilityIdentifier: String? {
    get { ObjectAccessibility.values(of: self).identifier }
    set { ObjectAccessibility.update(self) { $0.identifier = newValue } }
  }
}
