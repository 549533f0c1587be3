extension UIResponder: UIActivityItemsConfigurationProviding {}
