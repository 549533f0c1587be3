extension UIBarItem: UIAccessibilityIdentification, LabeledObject {}
extension UINavigationItem: LabeledObject {}
