extension UIBarItem: UIAccessibilityIdentification, LabeledObject {}
